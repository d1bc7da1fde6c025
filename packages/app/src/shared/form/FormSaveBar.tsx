import { SaveBar } from '@cardamom/ui';
import { useDeferredValue } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { useRetryOffer } from '../api/index.ts';
import { useMessages } from '../messages/index.ts';
import { changedInWords, changedNames } from './changed-fields.ts';
import { useFormStatus, type EntityFormState } from './useEntityForm.ts';

/** Props of `FormSaveBar`. */
export interface FormSaveBarProps<Values extends FieldValues> {
  form: EntityFormState<Values>;
  /** What a field is called, to say that it changed. */
  labelOf: (name: keyof Values & string) => string;
  /** The verb and the thing: "Add item", "Save changes" by default. */
  saveLabel?: string;
  /** What saving does, beside what a save always does. */
  note?: string | undefined;
  /** Saves, where the bar stands outside of the form. */
  onSave?: () => void;
  /** Saves, and begins a new one. */
  onSaveAndAdd?: () => void;
}

/** The save bar of a form: there from the first change on, while its save runs, and while it says why that failed. */
export function FormSaveBar<Values extends FieldValues>({
  form,
  labelOf,
  saveLabel,
  note,
  onSave,
  onSaveAndAdd,
}: FormSaveBarProps<Values>) {
  const { t } = useMessages('entities');
  const { t: common } = useMessages('common');
  const { problem, discard } = form;
  const { isDirty, isSaving } = useFormStatus(form);
  const { dirtyFields, defaultValues } = useFormState({ control: form.control });
  const mayHeal = problem?.isTransient ?? false;
  useRetryOffer(mayHeal);
  const names: (keyof Values & string)[] = changedNames(dirtyFields, Object.keys(defaultValues ?? {}));
  const labels = [...new Set(names.map(labelOf))];
  const isNamed = labels.length > 0;
  // The first key is seen before the bar that it brings.
  const isVisible = useDeferredValue(isDirty || isSaving || problem !== null);
  return (
    <SaveBar
      isVisible={isVisible}
      announcement={common('form.unsaved')}
      message={isVisible && isNamed ? changedInWords(labels) : common('form.unsaved')}
      detail={note}
      {...(labels.length > 1 && { shortMessage: t('form.changes', { count: labels.length }) })}
      failure={problem?.message}
      saveLabel={mayHeal ? common('actions.retry') : (saveLabel ?? common('actions.save'))}
      {...(onSave && { onSave })}
      {...(onSaveAndAdd && {
        otherLabel: common('form.saveAndAdd'),
        onSaveOther: onSaveAndAdd,
        moreLabel: common('form.moreSaves'),
      })}
      discardLabel={common('actions.discard')}
      onDiscard={discard}
      isPending={isSaving}
    />
  );
}
