import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useDraft } from '../draft/index.ts';
import { profileQuery } from '../session/index.ts';
import { useEntityForm, type EntityFormOptions, type EntityFormState } from './useEntityForm.ts';

/** What the form of a dialog is made from whose typing outlives the session. */
export interface KeptFormOptions<Values extends FieldValues> extends Omit<EntityFormOptions<Values>, 'keep'> {
  /** Names the dialog among those of its page. */
  dialog: string;
  /** What is kept nowhere, such as a password. */
  secrets?: readonly (keyof Values)[];
}

/** How the typing of a dialog is kept. */
export interface KeptTyping<Values> {
  keep: (values: Values) => void;
  /** Nothing is typed any more. */
  forget: () => void;
  /** It is sent or given up: nothing is kept from here on. */
  end: () => void;
}

/** The form of a dialog: what is typed is there again after the end of a session or a reload, and is given up with the dialog. */
export function useKeptForm<Values extends FieldValues>({
  dialog,
  secrets = [],
  save,
  ...options
}: KeptFormOptions<Values>): { form: EntityFormState<Values>; kept: KeptTyping<Values> } {
  const queryClient = useQueryClient();
  const { defaultValues: began } = options;
  const draft = useDraft<Values>(began, false, dialog);
  const isOver = useRef(false);
  const end = () => {
    isOver.current = true;
    draft.forget();
  };
  const keep = (typed: Values) => {
    const values = { ...typed };
    for (const name of secrets) values[name] = began[name];
    const isTyped = Object.keys(values).some((name) => values[name] !== began[name]);
    if (isTyped && !isOver.current && !form.isSavingNow()) draft.keep({ version: 0, began, values });
  };
  const form = useEntityForm<Values>({
    ...options,
    keep,
    save: async (values) => {
      await save(values);
      end();
    },
  });

  const bringBack = useEffectEvent(() => {
    isOver.current = false;
    if (draft.found) form.methods.reset(draft.found.values, { keepDefaultValues: true });
  });
  const leave = useEffectEvent(() => {
    // Whose session has ended is known nowhere any more; who left the page by themselves left its dialog.
    if (queryClient.getQueryData(profileQuery.queryKey)) end();
  });
  useEffect(() => {
    bringBack();
    return () => leave();
  }, []);
  return { form, kept: { keep, forget: draft.forget, end } };
}
