import { Button, Dialog, Stack } from '@cardamom/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '../messages/index.ts';
import { EntityForm } from './EntityForm.tsx';
import { FormProblem } from './FormProblem.tsx';
import type { EntityFormState } from './useEntityForm.ts';

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
  /** The fields. */
  children: ReactNode;
}

/** A small form in a dialog: Enter sends it, what is wrong stands above its fields, and closing it asks nothing. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  submitLabel,
  isDestructive = false,
  lead,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const { t } = useMessages('common');
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('actions.cancel')}</Button>
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
