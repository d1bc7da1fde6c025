import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { profileQuery } from '../session/index.ts';
import { draftStorage, type Draft, type DraftOwner } from './draft-storage.ts';
import { typingInTab } from './typing-in-tab.ts';

/** What a form knows of its draft. */
export interface FormDraft<Values> {
  /** What this person left here before, as it was when the page opened. */
  found: Draft<Values> | null;
  keep: (draft: Omit<Draft<Values>, 'savedAt'>) => void;
  forget: () => void;
}

/** The draft of the form on this page that belongs to the signed-in person; `example` shows the form's fields. */
export function useDraft<Values extends object>(example: Values, isReadOnly: boolean): FormDraft<Values> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [drafts] = useState(() => draftStorage());
  const [typing] = useState(() => typingInTab());
  const [owner] = useState<DraftOwner | null>(() => {
    const profile = queryClient.getQueryData(profileQuery.queryKey);
    if (!profile || isReadOnly) return null;
    const path = router.state.location.pathname;
    return { restaurantId: profile.restaurant.id, staffId: profile.id, path };
  });
  const [found] = useState(() => {
    drafts.removeOld(Date.now());
    return owner && drafts.read(owner, example);
  });
  return {
    found,
    keep: (draft) => {
      if (!owner) return;
      if (drafts.write(owner, { ...draft, savedAt: new Date().toISOString() })) typing.keptAt(owner.path);
      else typing.forget();
    },
    forget: () => {
      if (!owner) return;
      drafts.remove(owner);
      typing.forget();
    },
  };
}
