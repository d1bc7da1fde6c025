import type { MenuSectionDraft } from '@cardamom/api-types';
import { fromJson, toJson, type JsonText } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { MenuSectionTable } from '../../database/schema/menu.ts';
import { newId } from '../../shared/ids.ts';
import { portions } from '../../shared/portions.ts';
import { rowChanges } from '../../shared/row-changes.ts';
import { aroundHidden } from '../../entities/order.ts';
import { membersOf } from './sections.ts';

type StoredSection = MenuSectionTable & { category_deleted_at: number | null };
type SectionRow = Omit<MenuSectionTable, 'restaurant_id'>;

/** As many items as a section may name; of those nobody sees, the last ones give way. */
const mostItems = 1000;

function storedSections(tx: RestaurantTransaction, menuId: string): Promise<StoredSection[]> {
  return tx
    .selectFrom('menu_section')
    .innerJoin('category', (join) =>
      join
        .onRef('category.restaurant_id', '=', 'menu_section.restaurant_id')
        .onRef('category.id', '=', 'menu_section.category_id'),
    )
    .selectAll('menu_section')
    .select('category.deleted_at as category_deleted_at')
    .where('menu_section.menu_id', '=', menuId)
    .orderBy('menu_section.position')
    .execute();
}

/** Which of these items the restaurant has or had; a deleted one may come back. */
async function ownItems(tx: RestaurantTransaction, ids: readonly string[]): Promise<Set<string>> {
  const own = new Set<string>();
  for (const portion of portions([...new Set(ids)])) {
    const rows = await tx.selectFrom('item').select('id').where('id', 'in', portion).execute();
    for (const { id } of rows) own.add(id);
  }
  return own;
}

/** A list of items as it was named, around those that are not in the category at the moment; a list left out stays. */
function itemList(
  named: readonly string[] | undefined,
  stored: JsonText<string[]> | undefined,
  members: ReadonlySet<string> | undefined,
): JsonText<string[]> {
  const before = stored === undefined ? [] : fromJson(stored);
  if (named === undefined) return toJson(before);
  const room = new Set(
    before.filter((id) => !members?.has(id)).slice(0, Math.max(0, mostItems - named.length)),
  );
  return toJson(aroundHidden(named, before, (id) => room.has(id)));
}

/** The item that a section features as it was named; one that is not in the category at the moment gives way to another only. */
function featuredItem(
  named: string | null | undefined,
  stored: string | null,
  members: ReadonlySet<string> | undefined,
): string | null {
  if (named === undefined) return stored;
  const isAway = stored !== null && !members?.has(stored);
  return named ?? (isAway ? stored : null);
}

/**
 * Gives a menu these sections. Where a category stays its section keeps its id and what its draft leaves out; a section
 * whose category is deleted, and an item that is not in its category, are unseen and stay where they are. Items that the
 * restaurant does not know are left out.
 */
export async function writeSections(
  tx: RestaurantTransaction,
  menuId: string,
  drafts: readonly MenuSectionDraft[],
): Promise<void> {
  const before = await storedSections(tx, menuId);
  const known = new Map(before.map((row) => [row.category_id, row]));
  const drafted = new Map(drafts.map((draft) => [draft.categoryId, draft]));
  const members = await membersOf(tx, [...drafted.keys()]);
  const items = await ownItems(
    tx,
    drafts.flatMap(({ itemOrder = [], hiddenItemIds = [], featuredItemId }) => [
      ...itemOrder,
      ...hiddenItemIds,
      ...(featuredItemId ? [featuredItemId] : []),
    ]),
  );
  const own = (named: readonly string[] | undefined) => named?.filter((id) => items.has(id));
  const order = aroundHidden(
    [...drafted.keys()],
    [...known.keys()],
    (categoryId) => known.get(categoryId)?.category_deleted_at !== null,
  );
  const wanted = order.map((categoryId, position): SectionRow => {
    const draft = drafted.get(categoryId);
    const stored = known.get(categoryId);
    const inCategory = members.get(categoryId);
    const featured = draft?.featuredItemId;
    return {
      id: stored?.id ?? newId(),
      menu_id: menuId,
      category_id: categoryId,
      position,
      title: draft?.title ?? stored?.title ?? '',
      item_order: itemList(own(draft?.itemOrder), stored?.item_order, inCategory),
      hidden_item_ids: itemList(own(draft?.hiddenItemIds), stored?.hidden_item_ids, inCategory),
      featured_item_id: featuredItem(
        featured && !items.has(featured) ? null : featured,
        stored?.featured_item_id ?? null,
        inCategory,
      ),
    };
  });
  const { gone, come } = rowChanges<SectionRow, StoredSection>(before, wanted, (row) => row.id);
  if (gone.length > 0)
    await tx
      .deleteFrom('menu_section')
      .where(
        'id',
        'in',
        gone.map((row) => row.id),
      )
      .execute();
  if (come.length > 0) await tx.insertInto('menu_section', come).execute();
}
