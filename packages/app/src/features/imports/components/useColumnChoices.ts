import type { ImportColumnMeaning, ImportTable } from '@cardamom/api-types';
import { useState } from 'react';
import { choicesOf, withMeaning, type ColumnChoices } from '../model/column-choices.ts';

/** What a person says of a table's columns, from what they are taken for. */
export interface ColumnForm {
  choices: ColumnChoices;
  isChanged: boolean;
  setHeadRow: (headRow: number | null) => void;
  setMeaning: (index: number, meaning: ImportColumnMeaning) => void;
  setSize: (index: number, size: string) => void;
  discard: () => void;
}

/** Keeps what is said of a table's columns until the file is read so. */
export function useColumnChoices(table: ImportTable): ColumnForm {
  const initial = choicesOf(table);
  const [choices, setChoices] = useState(initial);
  return {
    choices,
    isChanged: JSON.stringify(choices) !== JSON.stringify(initial),
    setHeadRow: (headRow) => setChoices((said) => ({ ...said, headRow })),
    setMeaning: (index, meaning) =>
      setChoices((said) => ({ ...said, columns: withMeaning(said.columns, index, meaning) })),
    setSize: (index, size) =>
      setChoices((said) => ({
        ...said,
        columns: said.columns.map((column) => (column.index === index ? { ...column, size } : column)),
      })),
    discard: () => setChoices(initial),
  };
}
