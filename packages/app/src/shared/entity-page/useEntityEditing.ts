import type { FieldValues, Path } from 'react-hook-form';
import { useConflict, useEditedEntity, useFreshValues } from '../conflict/index.ts';
import { useEntityForm, type EntityFormState, type FormRules } from '../form/index.ts';
import { changedFields } from '../menu-rules/index.ts';

interface Versioned {
  version: number;
}

/** How an entity is created or changed. */
export interface EntityEditingOptions<Entity, Values extends FieldValues, Draft> {
  /** The entity as loaded; null makes a new one. */
  entity: Entity | null;
  newValues: Values;
  valuesOf: (entity: Entity) => Values;
  rules: FormRules<Values>;
  /** Fields named otherwise than in the request body. */
  pointers: Readonly<Record<string, Path<Values>>>;
  /** What is sent for the form's content; `replaced` is the entity on the server, as far as it is known. */
  draftOf: (values: Values, replaced: Entity | null) => Promise<Draft>;
  /** What would be sent for the entity the edit began with. */
  beganDraftOf: (began: Entity, replaced: Entity) => Draft;
  /** Stores a new entity and goes on. */
  onCreate: ((draft: Draft) => Promise<unknown>) | undefined;
  /** Stores what was changed and answers the entity as it is now. */
  onUpdate: ((version: number, patch: Partial<Draft>) => Promise<Entity>) | undefined;
}

/** An entity's form at work; hand it to `EntityEditor`. */
export interface EntityEditing<Values extends FieldValues> {
  form: EntityFormState<Values>;
  /** A lost race that waits for the person's answer. */
  conflict: { isOpen: boolean; close: () => void; keepMine: () => void; loadTheirs: () => void };
}

/** Sends a new entity whole, of a changed one what was changed, and keeps what was typed when somebody else saved first. */
export function useEntityEditing<Entity extends Versioned, Values extends FieldValues, Draft extends object>({
  entity,
  newValues,
  valuesOf,
  rules,
  pointers,
  draftOf,
  beganDraftOf,
  onCreate,
  onUpdate,
}: EntityEditingOptions<Entity, Values, Draft>): EntityEditing<Values> {
  const edited = useEditedEntity(entity);
  const form = useEntityForm<Values>({
    defaultValues: edited.began ? valuesOf(edited.began) : newValues,
    rules,
    pointers,
    save: async (values) => {
      const replaced = edited.replaced();
      const draft = await draftOf(values, replaced);
      if (!edited.began || !replaced) return onCreate?.(draft);
      const patch = changedFields(beganDraftOf(edited.began, replaced), draft);
      const saved = Object.keys(patch).length > 0 ? await onUpdate?.(replaced.version, patch) : replaced;
      if (saved) edited.startFrom({ ...saved });
      return saved;
    },
  });
  useFreshValues(form, edited, entity, valuesOf);
  const { isOpen, current, close } = useConflict(form.problem);
  const theirs = current as Entity | null;
  return {
    form,
    conflict: {
      isOpen,
      close,
      keepMine: () => {
        if (theirs) edited.replaceNext(theirs);
        form.submit();
      },
      loadTheirs: () => {
        if (theirs) edited.startFrom(theirs);
        form.discard();
      },
    },
  };
}
