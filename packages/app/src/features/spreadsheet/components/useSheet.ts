import { offerUndo, toast } from '@cardamom/ui';
import type { Item, ItemBatchEntry } from '@cardamom/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { ApiError, showError } from '#shared/api/index.ts';
import { useKeepTyping } from '#shared/draft/index.ts';
import { sayWhereLive } from '#shared/entity/where-live.ts';
import { namesInWords, useMessages } from '#shared/messages/index.ts';
import { undoBatch } from '#shared/list-page/undo-batch.ts';
import { readItemsAgain, saveItems } from '../api/save-items.ts';
import type { SheetWords } from '../model/cell-text.ts';
import { editedItems, withEdits, withoutItem, type CellEdit } from '../model/edits.ts';
import { batchOf, cellErrors } from '../model/save-batch.ts';
import { rowsOf, type SheetItem } from '../model/sheet-item.ts';
import { useEdits } from './useEdits.ts';
import { useSheetDraft, type GivenUp } from './useSheetDraft.ts';

/** A save that found items changed by somebody else: they as they are now. */
export interface SheetConflict {
  theirs: readonly Item[];
}

/** What of these guests see. */
const shownOf = (items: readonly Item[]) => ({
  itemIds: items.flatMap(({ id, isActive, availability }) =>
    isActive && availability.state !== 'HIDDEN' ? [id] : [],
  ),
  optionIds: [],
});

const noErrors: ReadonlyMap<string, string> = new Map();

/** The sheet at work: what is stored, what is typed over it, and how it is saved, all or nothing. */
export function useSheet(loaded: readonly SheetItem[], words: SheetWords, isReadOnly: boolean) {
  const { t } = useMessages('spreadsheet');
  const queryClient = useQueryClient();
  const { mutateAsync: save, isPending: isSaving } = useMutation(saveItems());
  const draft = useSheetDraft(loaded, words, isReadOnly);
  const { edits, change, undo, redo, forget, canUndo, canRedo } = useEdits(draft.opened.edits);
  const [base, setBase] = useState<readonly SheetItem[]>(draft.opened.items);
  const [adopted, setAdopted] = useState(loaded);
  const [refused, setRefused] = useState(noErrors);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [conflict, setConflict] = useState<SheetConflict | null>(null);
  const isSavingNow = useRef(false);
  const open = useRef<readonly CellEdit[]>([]);
  const [returned, setReturned] = useState<GivenUp | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const changed = useRef<() => void>(() => undefined);
  // What is typed lies over what was loaded when it was typed: newer items come in once nothing is typed any more.
  const isWaiting = adopted !== loaded && (edits.size > 0 || isSaving);
  if (adopted !== loaded && !isWaiting) {
    const opened = draft.open(loaded);
    setAdopted(loaded);
    setBase(opened.items);
    if (opened.edits.size > 0) change(opened.edits);
  }
  if (returned !== null && !isSaving) {
    const opened = draft.bringBack(returned, base);
    setReturned(null);
    setBase(opened.items);
    change(new Map([...opened.edits, ...edits]));
  }
  useKeepTyping({
    hasTyping: edits.size > 0 || isTyping,
    onChange: (listener) => {
      changed.current = listener;
      return () => {
        changed.current = () => undefined;
      };
    },
    keep: () => draft.keep(base, withEdits(edits, open.current, words)),
    forget: draft.settle,
  });

  const rows = useMemo(() => rowsOf(base), [base]);
  const edited = useMemo(() => editedItems(rows, edits, words), [rows, edits, words]);
  const problems = useMemo(() => {
    const found = new Map(refused);
    for (const item of edited)
      for (const [key, problem] of item.problems) found.set(key, t(`problem.${problem}`));
    return found;
  }, [edited, refused, t]);

  /** A cell is open and holds this text; none closes it. */
  const type = (text: readonly CellEdit[]) => {
    open.current = text;
    setIsTyping(text.length > 0);
    changed.current();
  };

  const write = (more: readonly CellEdit[]) => {
    type([]);
    change(withEdits(edits, more, words));
    if (refused.size > 0) setRefused(noErrors);
    setFailure(null);
  };

  const takeBack = async (batchId: string) => {
    try {
      const { refused: stayed } = await undoBatch(batchId);
      const [first] = stayed;
      if (first) toast.error(t('undoFailed', { reason: first.message }));
      else toast(t('undone'));
    } catch (error) {
      toast.error(t('undoFailed', { reason: error instanceof Error ? error.message : '' }));
    }
    await readItemsAgain(queryClient);
  };

  const refuse = (error: ApiError, sent: readonly ItemBatchEntry[], items: readonly SheetItem[]) => {
    setFailure(null);
    showError(error, {
      fields: () => {
        const placed = cellErrors(error.errors, sent, new Map(items.map((item) => [item.id, item])));
        setRefused(placed);
        return placed.size > 0 && !error.errors.some(({ pointer }) => pointer.endsWith('/id'));
      },
      dependencies: () => {
        const theirs = error.current?.['items'];
        if (Array.isArray(theirs)) setConflict({ theirs: theirs as Item[] });
        else setFailure(error);
      },
      alert: setFailure,
    });
  };

  /** Sends what is typed over these items; what is wrong stays in the sheet with its message. */
  const send = async (items: readonly SheetItem[], typed = edits) => {
    const changed = editedItems(rowsOf(items), typed, words);
    const batch = batchOf(changed);
    setFailure(null);
    setRefused(noErrors);
    if (changed.some((item) => item.problems.size > 0)) return;
    if (batch.length === 0) {
      forget();
      return;
    }
    draft.keep(items, typed);
    isSavingNow.current = true;
    try {
      const { items: saved, batchId } = await save(batch);
      const byId = new Map(saved.map((item) => [item.id, item]));
      setBase(items.map((item) => byId.get(item.id) ?? item));
      forget();
      void sayWhereLive(t('saved', { count: saved.length }), shownOf(saved)).then((title) =>
        offerUndo({
          title,
          message: namesInWords(saved.map(({ name }) => name)),
          label: t('undoSave'),
          onUndo: () => void takeBack(batchId),
        }),
      );
      await readItemsAgain(queryClient);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error, batch, items);
    } finally {
      isSavingNow.current = false;
    }
  };

  /** Goes on after a conflict: over their items, with mine only where I hold on to it. */
  const resolve = (keepsMine: ReadonlySet<string>) => {
    if (conflict === null) return;
    const theirs = new Map(conflict.theirs.map((item) => [item.id, item]));
    const items = base.map((item): SheetItem => theirs.get(item.id) ?? item);
    let typed = edits;
    for (const id of theirs.keys()) if (!keepsMine.has(id)) typed = withoutItem(typed, id);
    setBase(items);
    change(typed);
    setConflict(null);
    void send(items, typed);
  };

  const clear = () => {
    forget();
    setBase(loaded);
    setAdopted(loaded);
    setRefused(noErrors);
    setFailure(null);
  };

  /** Gives up what is typed, with a way back. */
  const discard = (count: number) => {
    const givenUp = draft.givenUp(base, edits);
    clear();
    offerUndo({
      title: t('discarding.done', { count }),
      label: t('undoSave'),
      onUndo: () => {
        draft.keepGivenUp(givenUp);
        setReturned(givenUp);
      },
    });
  };

  return {
    rows,
    edits,
    edited,
    problems,
    failure,
    conflict,
    isSaving,
    /** Whether other items are loaded, by another search, than those that are typed into. */
    isWaiting,
    isSavingNow: () => isSavingNow.current,
    restored: draft.restored,
    type,
    write,
    undo: () => {
      undo();
      changed.current();
    },
    redo: () => {
      redo();
      changed.current();
    },
    canUndo,
    canRedo,
    save: () => void send(base),
    discard: () => discard(edits.size),
    /** Gives up also what waits for other items. */
    discardRestored: () => {
      discard(edits.size + (draft.restored?.elsewhere ?? 0));
      draft.discard();
    },
    abandon: () => {
      clear();
      draft.abandon();
    },
    resolve,
    keepEditing: () => setConflict(null),
  };
}
