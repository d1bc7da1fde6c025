import type { FieldValues } from 'react-hook-form';
import { useNewerEntity, type EditedEntity } from '../conflict/index.ts';
import { useKeepTyping } from '../draft/index.ts';
import { useFormStatus, type EntityFormState } from '../form/index.ts';
import type { Versioned } from './editing.ts';

/** Props of `EditingWatch`. */
interface EditingWatchProps<Entity, Values extends FieldValues> {
  form: EntityFormState<Values>;
  edited: EditedEntity<Entity, Values>;
  /** The entity as the server has it; null while a new one is made. */
  loaded: Entity | null;
  /** A draft waits to be compared, which typing must not replace. */
  isWaiting: boolean;
  keep: () => void;
  forget: () => void;
}

/** What follows from the first and the last change of a form; a part of its own, so that they draw no field again. */
export function EditingWatch<Entity extends Versioned, Values extends FieldValues>({
  form,
  edited,
  loaded,
  isWaiting,
  keep,
  forget,
}: EditingWatchProps<Entity, Values>) {
  const { isDirty, isSaving } = useFormStatus(form);
  useNewerEntity(edited, loaded, isDirty || isSaving);
  useKeepTyping({
    hasTyping: !isWaiting && isDirty,
    onChange: (changed) => form.methods.subscribe({ formState: { values: true }, callback: changed }),
    keep,
    forget,
  });
  return null;
}
