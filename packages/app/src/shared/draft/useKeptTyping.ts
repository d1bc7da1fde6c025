import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EntityFormState } from '../form/index.ts';

/** Milliseconds of quiet after which what was typed is kept. */
const quietMs = 250;

/** What is done with what was typed. */
export interface TypingKeeper<Values> {
  keep: (values: Values) => void;
  forget: () => void;
}

/** Keeps what is typed a moment after it was, and before the page goes; forgets it once nothing is left to save. */
export function useKeptTyping<Values extends FieldValues>(
  form: EntityFormState<Values>,
  isOn: boolean,
  { keep, forget }: TypingKeeper<Values>,
): void {
  const { methods } = form;
  const hasTyping = isOn && form.isDirty;
  const keepNow = useEffectEvent(() => {
    if (!form.isSavingNow()) keep(methods.getValues());
  });
  const forgetNow = useEffectEvent(forget);

  useEffect(() => {
    if (!hasTyping) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepNow(), quietMs);
    };
    const keepBeforeLeaving = () => keepNow();
    keepSoon();
    const stopListening = methods.subscribe({ formState: { values: true }, callback: keepSoon });
    window.addEventListener('pagehide', keepBeforeLeaving);
    return () => {
      clearTimeout(timer);
      stopListening();
      window.removeEventListener('pagehide', keepBeforeLeaving);
    };
  }, [hasTyping, methods]);

  const hadTyping = useRef(false);
  useEffect(() => {
    if (hadTyping.current && !hasTyping) forgetNow();
    hadTyping.current = hasTyping;
  }, [hasTyping]);
}
