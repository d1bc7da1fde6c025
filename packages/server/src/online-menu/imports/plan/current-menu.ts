import type { Category, Item, Menu, ModifierGroup } from '@cardamom/api-types';
import type { RestaurantTransaction } from '#database/restaurant-transaction.ts';
import type { PageOf, PageRequest } from '#shared/paging.ts';
import { nameKey } from '#shared/text.ts';
import { itemRows } from '../../categories/order-repository.ts';
import { listCategories } from '../../categories/service.ts';
import { listItems } from '../../items/service.ts';
import { listMenus } from '../../menus/service.ts';
import { listModifierGroups } from '../../modifier-groups/service.ts';

/** Everything a restaurant's menu holds, as an import compares with it and an export writes it. */
export type CurrentMenu = {
  readonly categories: readonly Category[];
  readonly modifierGroups: readonly ModifierGroup[];
  readonly items: readonly Item[];
  readonly menus: readonly Menu[];
  /** Names of a category's items in their order, by the category's id. */
  readonly itemOrder: ReadonlyMap<string, readonly { readonly id: string; readonly name: string }[]>;
};

const perPage = 500;

async function everyPage<Row, Sort extends string>(
  sort: Sort,
  read: (request: PageRequest<Sort>) => Promise<PageOf<Row>>,
  placeAfter: (row: Row) => { key: string | number; id: string },
): Promise<Row[]> {
  const rows: Row[] = [];
  let request: PageRequest<Sort> = { sort, limit: perPage, position: null };
  for (;;) {
    const page = await read(request);
    rows.push(...page.rows);
    const last = page.rows.at(-1);
    if (page.nextCursor === null || last === undefined) return rows;
    request = { sort, limit: perPage, position: { towards: 'next', ...placeAfter(last) } };
  }
}

const byName = ({ name, id }: { name: string; id: string }) => ({ key: nameKey(name), id });

const everything = { search: undefined, isActive: undefined };

/** Reads the whole menu, its links below `publicUrl`. */
export async function readCurrentMenu(tx: RestaurantTransaction, publicUrl: string): Promise<CurrentMenu> {
  const categories = await everyPage(
    'position',
    (request) => listCategories(tx, everything, request),
    ({ position, id }) => ({ key: position, id }),
  );
  const modifierGroups = await everyPage(
    'name',
    (request) => listModifierGroups(tx, everything, request),
    byName,
  );
  const items = await everyPage(
    'name',
    (request) => listItems(tx, { ...everything, categoryId: undefined }, request),
    byName,
  );
  const menus = await everyPage(
    'position',
    (request) => listMenus(tx, publicUrl, everything, request),
    ({ position, id }) => ({ key: position, id }),
  );
  const itemOrder = new Map<string, { id: string; name: string }[]>();
  for (const { id } of categories)
    itemOrder.set(
      id,
      (await itemRows(tx, id)).map((row) => ({ id: row.id, name: row.name })),
    );
  return { categories, modifierGroups, items, menus, itemOrder };
}
