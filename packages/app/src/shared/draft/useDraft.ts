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

/** Whose drafts this page keeps; null where nobody is signed in. */
function usePage(): DraftOwner | null {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [page] = useState<DraftOwner | null>(() => {
    const profile = queryClient.getQueryData(profileQuery.queryKey);
    if (!profile) return null;
    const path = router.state.location.pathname;
    return { restaurantId: profile.restaurant.id, staffId: profile.id, path };
  });
  return page;
}

const ofDialog = (page: DraftOwner, dialog: string | undefined): DraftOwner =>
  dialog === undefined ? page : { ...page, path: `${page.path}#${dialog}` };

/** Whether something that was typed into this dialog of the page is kept, as it was when the page opened. */
export function useIsKept(dialog: string): boolean {
  const page = usePage();
  const [isKept] = useState(() => page !== null && draftStorage().isKept(ofDialog(page, dialog)));
  return isKept;
}

/** The draft of the form on this page, or of this dialog of it, that belongs to the signed-in person; `example` shows the form's fields. */
export function useDraft<Values extends object>(
  example: Values,
  isReadOnly: boolean,
  dialog?: string,
): FormDraft<Values> {
  const [drafts] = useState(() => draftStorage());
  const [typing] = useState(() => typingInTab());
  const page = usePage();
  const owner = page && !isReadOnly ? ofDialog(page, dialog) : null;
  const [found] = useState(() => {
    drafts.removeOld(Date.now());
    return owner && drafts.read(owner, example);
  });
  return {
    found,
    keep: (draft) => {
      if (!page || !owner) return;
      if (drafts.write(owner, { ...draft, savedAt: new Date().toISOString() })) typing.keptAt(page.path);
      else typing.forget();
    },
    forget: () => {
      if (!page || !owner) return;
      drafts.remove(owner);
      // Below a dialog the page's own form may hold something.
      if (!drafts.isKept(page)) typing.forget();
    },
  };
}
