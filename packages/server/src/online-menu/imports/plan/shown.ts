import type { ImportNote } from '@cardamom/api-types';
import type { ToldRow } from './told-rows.ts';

/** Notes, and reasons or changes of one row, that are shown; nobody reads more. */
const mostNotes = 500;
const mostReasons = 20;
/** Characters of one shown text; the menu gets the whole of it. */
const longestText = 2000;
const longestName = 200;

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A row as it is shown: a file may hold names and lists of any length. */
export function shownRow(row: ToldRow): ToldRow {
  const reasons = row.reasons.slice(0, mostReasons).map(({ field, message }) => ({
    field: cut(field, longestName),
    message: cut(message, longestText),
  }));
  const more = row.reasons.length - reasons.length;
  if (more > 0) reasons.push({ field: '', message: `And ${more} more.` });
  return {
    ...row,
    place: cut(row.place, longestName),
    name: cut(row.name, longestName),
    reasons,
    changes: row.changes.map(({ field, before, after }) => ({
      field,
      before: cut(before, longestText),
      after: cut(after, longestText),
    })),
    edits: row.edits.map(({ field, ours, theirs, isInFileToo, keeps }) => ({
      field,
      ours: cut(ours, longestText),
      theirs: cut(theirs, longestText),
      isInFileToo,
      keeps,
    })),
  };
}

/** The notes as they are shown. */
export function shownNotes(notes: readonly ImportNote[]): ImportNote[] {
  const shown = notes.slice(0, mostNotes).map(({ kind, subject, message }) => ({
    kind,
    subject: cut(subject, longestName),
    message: cut(message, longestText),
  }));
  const more = notes.length - shown.length;
  if (more > 0)
    shown.push({ kind: 'LEFT_OUT', subject: 'More of the same', message: `There are ${more} more notes.` });
  return shown;
}
