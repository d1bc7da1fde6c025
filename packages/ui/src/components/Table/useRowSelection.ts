import { useRef } from 'react';
import { extended, isChosen, toggled } from './row-selection.ts';
import type { TableSelection } from './rows.ts';

interface RowSelectionOptions {
  /** The ids of all loaded rows, in their order. */
  ids: readonly string[];
  selectedKeys: TableSelection;
  /** Without it nothing can be chosen. */
  onSelectionChange: ((selection: TableSelection) => void) | undefined;
}

/** What a table does with the choice of its rows. */
export interface RowSelection {
  isEnabled: boolean;
  hasAny: boolean;
  /** Whether the box of all rows is ticked, half ticked or empty. */
  extent: 'all' | 'some' | 'none';
  isChosen: (id: string) => boolean;
  /** Chooses a row or lets it go; the next range begins here. */
  toggle: (id: string) => void;
  /** Chooses what lies between the row last chosen and this one. */
  extendTo: (id: string) => void;
  toggleAll: () => void;
  chooseAll: () => void;
  clear: () => void;
}

/** The choice of rows by box, key and range. */
export function useRowSelection({ ids, selectedKeys, onSelectionChange }: RowSelectionOptions): RowSelection {
  const range = useRef<{ anchor: string; end: string }>(null);
  const count = selectedKeys === 'all' ? ids.length : ids.filter((id) => selectedKeys.has(id)).length;
  const extent =
    selectedKeys === 'all' || (count > 0 && count === ids.length) ? 'all' : count > 0 ? 'some' : 'none';
  const change = (selection: TableSelection) => onSelectionChange?.(selection);
  const chooseAll = () => change('all');
  const clear = () => {
    range.current = null;
    change(new Set());
  };
  const toggle = (id: string) => {
    range.current = { anchor: id, end: id };
    change(toggled(selectedKeys, ids, id));
  };
  return {
    isEnabled: onSelectionChange !== undefined,
    hasAny: count > 0,
    extent,
    isChosen: (id) => isChosen(selectedKeys, id),
    toggle,
    extendTo: (id) => {
      const known = range.current;
      if (!known || !ids.includes(known.anchor)) return toggle(id);
      change(extended(selectedKeys, ids, { ...known, to: id }));
      range.current = { anchor: known.anchor, end: id };
    },
    toggleAll: () => (extent === 'all' ? clear() : chooseAll()),
    chooseAll,
    clear,
  };
}
