import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EntityFormState } from '../form/index.ts';

/** An edit: the entity it is measured against (null while a new one is made), and what lies over it unsaved. */
interface Edit<Entity, Values> {
  began: Entity | null;
  over: Values | null;
  /** Called once the form shows both; submitting before that would be undone by the reset of the form. */
  onShown: (() => void) | null;
}

/** The entity an edit goes on from. */
export interface EditedEntity<Entity, Values> extends Edit<Entity, Values> {
  /** What the next save replaces, read when it is sent. */
  latest: () => Entity | null;
  /** Goes on from the entity as it was just saved or read; `over` is typing to go on with, `onShown` follows once it is in the form. */
  startFrom: (entity: Entity | null, over?: Values, onShown?: () => void) => void;
}

/** Keeps what an edit began with apart from what the server says meanwhile, so that a background read never overwrites typing. */
export function useEditedEntity<Entity, Values>(
  loaded: Entity | null,
  draft: Values | null,
): EditedEntity<Entity, Values> {
  const [edit, setEdit] = useState<Edit<Entity, Values>>({ began: loaded, over: draft, onShown: null });
  const latest = useRef(loaded);
  return {
    ...edit,
    latest: () => latest.current,
    startFrom: (entity, over, onShown) => {
      latest.current = entity;
      setEdit({ began: entity && { ...entity }, over: over ?? null, onShown: onShown ?? null });
    },
  };
}

/** Goes on from the entity as it is loaded once that is newer than the one the edit began with, where nobody `isBusy` typing or saving. */
export function useNewerEntity<Entity extends { version: number }, Values>(
  edited: EditedEntity<Entity, Values>,
  loaded: Entity | null,
  isBusy: boolean,
): void {
  const isNewer = loaded !== null && loaded.version > (edited.began?.version ?? 0) && !isBusy;
  const showLoaded = useEffectEvent(() => {
    if (loaded) edited.startFrom(loaded);
  });
  useEffect(() => {
    if (isNewer) showLoaded();
  }, [isNewer]);
}

/** Shows in the form what the edit goes on from; what it began with stands in it already, and to put that in again would draw each field twice. */
export function useFreshValues<Entity, Values extends FieldValues>(
  form: EntityFormState<Values>,
  { began, over, onShown }: EditedEntity<Entity, Values>,
  valuesOf: (entity: Entity) => Values,
): void {
  const shown = useRef(began);
  const show = useEffectEvent((entity: Entity | null, typed: Values | null) => {
    if (entity && entity !== shown.current) form.methods.reset(valuesOf(entity));
    shown.current = entity;
    if (typed) form.methods.reset(typed, { keepDefaultValues: true });
  });
  useEffect(() => {
    show(began, over);
    onShown?.();
  }, [began, over, onShown]);
}
