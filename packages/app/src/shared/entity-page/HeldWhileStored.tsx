import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormStatus, type EntityFormState } from '../form/index.ts';
import { Fields } from './WithStage.styles.ts';

/** Takes the keyboard and the pointer off an element; returns how to give both back, the focus to where it was. */
function hold(element: HTMLElement): () => void {
  const focused = document.activeElement;
  element.inert = true;
  return () => {
    element.inert = false;
    if (document.activeElement !== document.body) return;
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true });
  };
}

/** Props of `HeldWhileStored`. */
export interface HeldWhileStoredProps<Values extends FieldValues> {
  form: EntityFormState<Values>;
  /** Its form ends with what is stored; one that is changed goes on with what is typed meanwhile. */
  isNew: boolean;
  /** The fields; the save bar stands outside, where who pressed it hears of it. */
  children: ReactNode;
}

/** Fields of a new one, in which nothing can be typed while it is stored: that would be lost. */
export function HeldWhileStored<Values extends FieldValues>({
  form,
  isNew,
  children,
}: HeldWhileStoredProps<Values>) {
  const { isSaving } = useFormStatus(form);
  const fields = useRef<HTMLDivElement>(null);
  const isHeld = isNew && isSaving;
  useLayoutEffect(() => (isHeld && fields.current ? hold(fields.current) : undefined), [isHeld]);
  return (
    <Fields ref={fields} $isHidden={false}>
      {children}
    </Fields>
  );
}
