import type { ImportEdits, ImportFieldEdit, ImportSide } from '@cardamom/api-types';
import { digestIn, digestOfWords, type ItemField } from './field-digests.ts';

/** Both values of a field as they are shown. */
export type Shown = { readonly ours: string; readonly theirs: string };

/** What says nothing: a file may fill it in without asking, unless somebody emptied it here. */
const emptyWords: ReadonlySet<string> = new Set(['', 'not declared', 'no price']);

/**
 * Decides, for the fields of one item in which menu and file differ, which of them counts (docs/rules.md, Import): what was edited
 * here stays unless a person takes the file's.
 */
export class EditedHere {
  readonly edits: ImportFieldEdit[] = [];
  readonly #base: string;
  readonly #keepsOf: (field: ItemField) => ImportSide;

  constructor(base: string, keepsOf: (field: ItemField) => ImportSide) {
    this.#base = base;
    this.#keepsOf = keepsOf;
  }

  /** Whether the menu's value stays, because it was edited here; it is told, so that a person can take the file's. */
  keepsOurs(field: ItemField, ours: string, theirs: string, shown: Shown = { ours, theirs }): boolean {
    const base = digestIn(this.#base, field);
    const isOursAsBefore = base === undefined ? emptyWords.has(ours) : digestOfWords(ours) === base;
    if (isOursAsBefore) return false;
    const isInFileToo = base === undefined || digestOfWords(theirs) !== base;
    const keeps = this.#keepsOf(field);
    this.edits.push({ field, ...shown, isInFileToo, keeps });
    return keeps === 'OURS';
  }
}

const keyOf = (itemId: string, field: string) => `${itemId} ${field}`;

/** What was said of each field of an item, by its id; what nobody said anything of stays as it is here. */
export function sidesSaid(edits: ImportEdits | null): (itemId: string) => (field: ItemField) => ImportSide {
  const said = new Map(
    (edits?.choices ?? []).map(({ itemId, field, keeps }) => [keyOf(itemId, field), keeps] as const),
  );
  return (itemId) => (field) => said.get(keyOf(itemId, field)) ?? edits?.others ?? 'OURS';
}
