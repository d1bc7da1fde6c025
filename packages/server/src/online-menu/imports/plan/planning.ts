import type { ImportEdits, ImportEntity, ImportReason } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import type { Found, ImportedMenu } from '../imported-menu.ts';
import type { CurrentMenu } from './current-menu.ts';
import type { LastImports } from './last-imports.ts';
import type { HandedInPictures } from './pictures.ts';
import type { PlannedRow } from './plan.ts';

/** Where items go that name no category. */
export const otherCategory = 'Other';

/** What a plan is made from. */
export type Planning = {
  readonly menu: ImportedMenu;
  readonly current: CurrentMenu;
  readonly pictures: HandedInPictures;
  readonly currency: string;
  /** The id of a stored picture by its digest, for pictures that an earlier import brought. */
  readonly knownPictures: ReadonlyMap<string, string>;
  /** What earlier imports said of the items. */
  readonly last: LastImports;
  /** What was said of what was edited here; null where nothing was. */
  readonly edits: ImportEdits | null;
  /** Whether the person may write modifier groups too. */
  readonly mayWriteGroups: boolean;
};

/** A row that cannot come in, with everything that is wrong with it; what would have become of it does not matter. */
export function wrongRow(
  entity: ImportEntity,
  { place, name }: Found,
  wrong: readonly ImportReason[],
): PlannedRow {
  return {
    place,
    entity,
    name,
    outcome: 'WRONG',
    reasons: [...wrong],
    changes: [],
    edits: [],
    entityId: null,
  };
}

/** A list's entries by the key of their names. */
export function byNameKey<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
): Map<string, Entry> {
  return new Map(entries.map((entry) => [nameKey(entry.name), entry]));
}
