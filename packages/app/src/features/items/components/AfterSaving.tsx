import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useFormStatus, type EntityFormState } from '#shared/form/index.ts';
import type { ItemValues } from '../model/item-values.ts';

/** Props of `AfterSaving`. */
interface AfterSavingProps {
  form: EntityFormState<ItemValues>;
  /** Whether the save that runs is to be followed by a new item. */
  goesOnRef: RefObject<boolean>;
  /** Goes on to a new item; undefined where the creation does so itself. */
  onAddAnother: (() => void) | undefined;
}

/** Goes on once what was to be followed by a new item is saved; a part of its own, so that saving draws no field again. */
export function AfterSaving({ form, goesOnRef, onAddAnother }: AfterSavingProps) {
  const { isDirty, isSaving } = useFormStatus(form);
  const settle = useEffectEvent(() => {
    const isWanted = goesOnRef.current;
    goesOnRef.current = false;
    if (isWanted && !isDirty && form.problem === null) onAddAnother?.();
  });
  useEffect(() => {
    if (!isSaving) settle();
  }, [isSaving]);
  return null;
}
