import { SaveBar } from '@cardamom/ui';
import type { FieldValues } from 'react-hook-form';
import { useRetryOffer } from '../api/index.ts';
import { useMessages } from '../messages/index.ts';
import { useFormStatus, type EntityFormState } from './useEntityForm.ts';

/** Props of `FormSaveBar`. */
export interface FormSaveBarProps<Values extends FieldValues> {
  form: EntityFormState<Values>;
  /** The verb and the thing: "Add item", "Save changes" by default. */
  saveLabel?: string;
  /** Saves, and begins a new one. */
  onSaveAndAdd?: () => void;
}

/** The save bar of a form: there from the first change on, while its save runs, and while it says why that failed. */
export function FormSaveBar<Values extends FieldValues>({
  form,
  saveLabel,
  onSaveAndAdd,
}: FormSaveBarProps<Values>) {
  const { t } = useMessages('common');
  const { problem, discard } = form;
  const { isDirty, isSaving } = useFormStatus(form);
  const mayHeal = problem?.isTransient ?? false;
  useRetryOffer(mayHeal);
  return (
    <SaveBar
      isVisible={isDirty || isSaving || problem !== null}
      message={t('form.unsaved')}
      failure={problem?.message}
      saveLabel={mayHeal ? t('actions.retry') : (saveLabel ?? t('actions.save'))}
      {...(onSaveAndAdd && {
        otherLabel: t('form.saveAndAdd'),
        onSaveOther: onSaveAndAdd,
        moreLabel: t('form.moreSaves'),
      })}
      discardLabel={t('actions.discard')}
      onDiscard={discard}
      isPending={isSaving}
    />
  );
}
