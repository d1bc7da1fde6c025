import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useFormStatus, type EntityFormState } from './useEntityForm.ts';
import { useSaveKey } from './useSaveKey.ts';

/** Props of `EntityForm`. */
export interface EntityFormProps<Values extends FieldValues> {
  form: EntityFormState<Values>;
  /** Names the form for screen readers. */
  label: string;
  /** Leaves the page without asking, where nothing typed is worth keeping (sign-in). */
  allowsLeaving?: boolean;
  /** Called when the person leaves without saving. */
  onAbandon?: () => void;
  children: ReactNode;
}

/** The form element: submits by Enter, by Ctrl S and ⌘ S once something was changed, leaves checking to the rules, and asks before typed text would be lost. */
export function EntityForm<Values extends FieldValues>({
  form,
  label,
  allowsLeaving = false,
  onAbandon,
  children,
}: EntityFormProps<Values>) {
  const { attach, submit } = form;
  const { isDirty } = useFormStatus(form);
  useSaveKey(isDirty, submit);
  return (
    <form ref={attach} aria-label={label} noValidate onSubmit={submit}>
      {children}
      {!allowsLeaving && (
        <LeaveGuard isDirty={isDirty} isSavingNow={form.isSavingNow} onAbandon={onAbandon} />
      )}
    </form>
  );
}
