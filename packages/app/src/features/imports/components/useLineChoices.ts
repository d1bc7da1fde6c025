import type { ImportLine } from '@cardamom/api-types';
import { useState } from 'react';

/** A line as it is corrected; `id` stays whatever is said of it. */
export interface SaidLine extends ImportLine {
  id: string;
}

/** What a person says of a text's lines, from what they are taken for. */
export interface LineForm {
  lines: readonly SaidLine[];
  isChanged: boolean;
  /** Lines that say something; the others are gone once the text is read again. */
  said: ImportLine[];
  change: (id: string, change: Partial<ImportLine>) => void;
  discard: () => void;
}

/** Keeps what is said of a text's lines until it is read so. */
export function useLineChoices(taken: readonly ImportLine[]): LineForm {
  const [initial] = useState(() => taken.map((line, at): SaidLine => ({ ...line, id: `line ${at + 1}` })));
  const [lines, setLines] = useState(initial);
  return {
    lines,
    isChanged: lines.some((line, at) => line.text !== initial[at]?.text || line.kind !== initial[at].kind),
    said: lines.flatMap(({ text, kind }) => (text.trim() === '' ? [] : { text: text.trim(), kind })),
    change: (id, change) =>
      setLines((before) => before.map((line) => (line.id === id ? { ...line, ...change } : line))),
    discard: () => setLines(initial),
  };
}
