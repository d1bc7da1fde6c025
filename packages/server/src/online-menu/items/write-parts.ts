import type { ItemSizeDraft } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ItemIngredientTable, ItemSizeTable } from '../../database/schema/menu.ts';
import { newId } from '../../shared/ids.ts';
import { portions } from '../../shared/portions.ts';
import { rowChanges } from '../../shared/row-changes.ts';
import { nameKey } from '../../shared/text.ts';
import { writeGroupsOfItems } from '../modifier-groups/users.ts';
import type { ItemFields } from './fields.ts';
import { writeCategories } from './write-categories.ts';

/** A part of items, by item: those it holds nothing of stay as they are. */
type PartOf<Part> = ReadonlyMap<string, readonly Part[]>;

type SizeRow = Omit<ItemSizeTable, 'restaurant_id'>;
type IngredientRow = Omit<ItemIngredientTable, 'restaurant_id'>;

const idOf = ({ id }: { id: string }) => id;

/** Gives items these sizes; those that name an id keep it, so that orders and screens can refer to a size. */
export async function writeSizes(tx: RestaurantTransaction, sizesOf: PartOf<ItemSizeDraft>): Promise<void> {
  if (sizesOf.size === 0) return;
  const before = await tx
    .selectFrom('item_size')
    .selectAll()
    .where('item_id', 'in', [...sizesOf.keys()])
    .execute();
  const wanted = [...sizesOf].flatMap(([itemId, sizes]) =>
    sizes.map((size, position) => ({
      id: size.id ?? newId(),
      item_id: itemId,
      position,
      name: size.name ?? '',
      name_key: nameKey(size.name ?? ''),
      kind: size.kind,
      price: size.price ?? null,
    })),
  );
  const { gone, come } = rowChanges<SizeRow, ItemSizeTable>(before, wanted, idOf);
  for (const portion of portions(gone))
    await tx.deleteFrom('item_size').where('id', 'in', portion.map(idOf)).execute();
  for (const portion of portions(come)) await tx.insertInto('item_size', portion).execute();
}

/** Gives items these ingredients; an ingredient that stays, by its name, keeps its key. */
async function writeIngredients(tx: RestaurantTransaction, namesOf: PartOf<string>): Promise<void> {
  if (namesOf.size === 0) return;
  const before = await tx
    .selectFrom('item_ingredient')
    .selectAll()
    .where('item_id', 'in', [...namesOf.keys()])
    .orderBy('position')
    .execute();
  const known = Map.groupBy(before, (row) => `${row.item_id} ${row.name_key}`);
  const wanted = [...namesOf].flatMap(([itemId, names]) =>
    names.map((name, position) => {
      const key = nameKey(name);
      const id = known.get(`${itemId} ${key}`)?.shift()?.id ?? newId();
      return { id, item_id: itemId, position, name, name_key: key };
    }),
  );
  const { gone, come } = rowChanges<IngredientRow, ItemIngredientTable>(before, wanted, idOf);
  for (const portion of portions(gone))
    await tx.deleteFrom('item_ingredient').where('id', 'in', portion.map(idOf)).execute();
  for (const portion of portions(come)) await tx.insertInto('item_ingredient', portion).execute();
}

/** Saves what hangs on the items' rows, where it is given: sizes, ingredients, places in categories, modifier groups. */
export async function writeParts(
  tx: RestaurantTransaction,
  items: readonly { readonly id: string; readonly fields: Partial<ItemFields> }[],
): Promise<void> {
  const partOf = <Part>(part: (fields: Partial<ItemFields>) => readonly Part[] | undefined) =>
    new Map(
      items.flatMap(({ id, fields }) => {
        const given = part(fields);
        return given === undefined ? [] : [[id, given] as const];
      }),
    );
  await writeSizes(
    tx,
    partOf(({ sizes }) => sizes),
  );
  await writeIngredients(
    tx,
    partOf(({ ingredients }) => ingredients),
  );
  await writeCategories(
    tx,
    partOf(({ categoryIds }) => categoryIds),
  );
  await writeGroupsOfItems(
    tx,
    partOf(({ modifierGroupIds }) => modifierGroupIds),
  );
}
