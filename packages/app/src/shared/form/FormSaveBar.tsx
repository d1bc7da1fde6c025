import { SaveBar } from '@cardamom/ui';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '../messages/index.ts';
import type { EntityFormState } from './useEntityForm.ts';

/** Props of `FormSaveBar`. */
export interface FormSaveBarProps<Values extends FieldValues> {
  form: EntityFormState<Values>;
  /** The verb and the thing: "Add item", "Save changes" by default. */
  saveLabel?: string;
}

/** The save bar of a form: there from the first change on, or while its save runs. */
export function FormSaveBar<Values extends FieldValues>({ form, saveLabel }: FormSaveBarProps<Values>) {
  const { t } = useMessages('common');
  return (
    <SaveBar
      isVisible={form.isDirty || form.isSaving}
      message={t('form.unsaved')}
      saveLabel={saveLabel ?? t('actions.save')}
      discardLabel={t('actions.discard')}
      onDiscard={form.discard}
      isPending={form.isSaving}
    />
  );
}
