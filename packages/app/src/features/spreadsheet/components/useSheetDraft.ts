import { useRef, useState } from 'react';
import { useDraft } from '#shared/draft/index.ts';
import type { SheetWords } from '../model/cell-text.ts';
import type { Edits } from '../model/edits.ts';
import { draftOf, noDraft, openDraft, type SheetDraft } from '../model/sheet-draft.ts';
import type { SheetItem } from '../model/sheet-item.ts';

const countOf = ({ texts }: SheetDraft) => Object.keys(texts).length;

/** What is to be said of typing that was brought back. */
export interface RestoredTyping {
  /** ISO 8601. */
  savedAt: string;
  /** Whether some of it is in the sheet. */
  isRestored: boolean;
  /** Cells whose items are not in the sheet now. */
  elsewhere: number;
}

/** Typing that was given up, whole enough to be brought back. */
export interface GivenUp {
  typed: SheetDraft;
  elsewhere: SheetDraft;
  /** Whether it had been restored before. */
  wasRestored: boolean;
}

/** The draft of the sheet: what this person typed and has not saved, wherever its items are shown. */
export function useSheetDraft(loaded: readonly SheetItem[], words: SheetWords, isReadOnly: boolean) {
  const kept = useDraft(noDraft, isReadOnly);
  const [opened] = useState(() => openDraft(kept.found?.values ?? noDraft, loaded, words));
  const [elsewhere, setElsewhere] = useState(opened.elsewhere);
  const [isRestored, setIsRestored] = useState(opened.edits.size > 0);
  const isOver = useRef(false);

  const store = (draft: SheetDraft) => {
    if (isOver.current) return;
    if (countOf(draft) === 0) kept.forget();
    else kept.keep({ version: 0, began: noDraft, values: draft });
  };
  const savedAt = kept.found?.savedAt;
  const restored: RestoredTyping | null =
    savedAt !== undefined && (isRestored || countOf(elsewhere) > 0)
      ? { savedAt, isRestored, elsewhere: countOf(elsewhere) }
      : null;

  return {
    /** What the sheet begins with. */
    opened,
    restored,
    keep: (items: readonly SheetItem[], edits: Edits) => store(draftOf(items, edits, elsewhere)),
    /** Nothing is left to save in the sheet; what waits for other items goes on waiting. */
    settle: () => {
      setIsRestored(false);
      store(elsewhere);
    },
    /** Brings back what waits for items that are shown now. */
    open: (items: readonly SheetItem[]) => {
      const found = openDraft(elsewhere, items, words);
      if (found.edits.size > 0) {
        setElsewhere(found.elsewhere);
        setIsRestored(true);
      }
      return found;
    },
    /** What is given up with these edits. */
    givenUp: (items: readonly SheetItem[], edits: Edits): GivenUp => ({
      typed: draftOf(items, edits, noDraft),
      elsewhere,
      wasRestored: isRestored,
    }),
    /** Keeps what was given up, for a sheet that opens later. */
    keepGivenUp: ({ typed, elsewhere: others }: GivenUp) =>
      store(draftOf(typed.items, new Map(Object.entries(typed.texts)), others)),
    /** Puts what was given up over these items again; items that were searched away since come back with it. */
    bringBack: (givenUp: GivenUp, items: readonly SheetItem[]) => {
      const shown = new Set(items.map(({ id }) => id));
      const missing = givenUp.typed.items.filter(({ id }) => !shown.has(id));
      setElsewhere(givenUp.elsewhere);
      setIsRestored(givenUp.wasRestored);
      return openDraft(givenUp.typed, [...items, ...missing], words);
    },
    discard: () => {
      setElsewhere(noDraft);
      setIsRestored(false);
      kept.forget();
    },
    /** The person leaves without saving: nothing is kept from here on. */
    abandon: () => {
      store(elsewhere);
      isOver.current = true;
    },
  };
}
