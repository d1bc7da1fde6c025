import { Button, Dialog, Stack } from '@cardamom/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useKeepTyping } from '../draft/index.ts';
import { useMessages } from '../messages/index.ts';
import { EntityForm } from './EntityForm.tsx';
import { FormProblem } from './FormProblem.tsx';
import { useFormStatus, type EntityFormState } from './useEntityForm.ts';
import type { KeptTyping } from './useKeptForm.ts';

/** Props of `FormDialog`. */
export interface FormDialogProps<Values extends FieldValues> {
  form: EntityFormState<Values>;
  title: string;
  /** Says in words what the button does. */
  submitLabel: string;
  /** What it does cannot be undone. */
  isDestructive?: boolean;
  /** What the person should know before filling it in. */
  lead?: ReactNode;
  onClose: () => void;
  /** How what is typed outlives the session; left out where it does not. */
  kept?: KeptTyping<Values>;
  /** The fields. */
  children: ReactNode;
}

/** A part of its own, so that the first change draws no field again. */
function TypingKept<Values extends FieldValues>({
  form,
  kept,
}: Required<Pick<FormDialogProps<Values>, 'form' | 'kept'>>) {
  const { isDirty } = useFormStatus(form);
  useKeepTyping({
    hasTyping: isDirty,
    onChange: (changed) => form.methods.subscribe({ formState: { values: true }, callback: changed }),
    keep: () => kept.keep(form.methods.getValues()),
    forget: kept.forget,
  });
  return null;
}

/** A small form in a dialog: Enter sends it, what is wrong stands above its fields, and closing it asks nothing. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  submitLabel,
  isDestructive = false,
  lead,
  onClose,
  kept,
  children,
}: FormDialogProps<Values>) {
  const { t } = useMessages('common');
  const close = () => {
    kept?.end();
    onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      footer={
        <>
          <Button onPress={close}>{t('actions.cancel')}</Button>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            onPress={() => form.submit()}
            isPending={form.isSaving}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <EntityForm form={form} label={title} allowsLeaving>
        {kept && <TypingKept {...{ form, kept }} />}
        <Stack gap={4}>
          {lead}
          <FormProblem form={form} />
          {children}
          {/* Its button stands in the foot of the dialog; Enter needs one in the form. */}
          <button type="submit" hidden>
            {submitLabel}
          </button>
        </Stack>
      </EntityForm>
    </Dialog>
  );
}
