import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../api/index.ts';
import type { EntityFormState } from '../form/index.ts';

/** The entity an edit began with, or null while a new one is made. */
export interface EditedEntity<Entity> {
  /** What the person's changes are measured against. */
  began: Entity | null;
  /** The entity the next save replaces, read when it is sent. */
  replaced: () => Entity | null;
  /** Goes on from the entity as it was just saved or read. */
  startFrom: (entity: Entity) => void;
  /** Keeps the person's changes; the next save replaces this newer entity. */
  replaceNext: (newer: Entity) => void;
}

/** Keeps what an edit began with apart from what the server says meanwhile, so that a background read never overwrites typing. */
export function useEditedEntity<Entity>(loaded: Entity | null): EditedEntity<Entity> {
  const [began, setBegan] = useState(loaded);
  const replaced = useRef(loaded);
  return {
    began,
    replaced: () => replaced.current,
    startFrom: (entity) => {
      setBegan(entity);
      replaced.current = entity;
    },
    replaceNext: (newer) => {
      replaced.current = newer;
    },
  };
}

/** Shows a newer entity in a form nobody has typed into, and what was just saved as it was stored. */
export function useFreshValues<Entity extends { version: number }, Values extends FieldValues>(
  form: EntityFormState<Values>,
  edited: EditedEntity<Entity>,
  loaded: Entity | null,
  valuesOf: (entity: Entity) => Values,
): void {
  const isNewer =
    loaded !== null && loaded.version > (edited.began?.version ?? 0) && !form.isDirty && !form.isSaving;
  const showLoaded = useEffectEvent(() => {
    if (loaded) edited.startFrom(loaded);
  });
  useEffect(() => {
    if (isNewer) showLoaded();
  }, [isNewer]);
  const { began } = edited;
  const show = useEffectEvent((entity: Entity) => form.methods.reset(valuesOf(entity)));
  useEffect(() => {
    if (began) show(began);
  }, [began]);
}

/** The lost race of a form's last save, until it is answered. */
export function useConflict(problem: ApiError | null) {
  const [answered, setAnswered] = useState<ApiError | null>(null);
  const isOpen = problem?.code === 'CM_CONFLICT' && problem.current !== null && problem !== answered;
  return {
    isOpen,
    /** The entity as it is on the server now, as the contract describes it. */
    current: isOpen ? problem.current : null,
    close: () => setAnswered(problem),
  };
}
