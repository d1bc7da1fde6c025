import type { Category, Item, ModifierGroup } from '@cardamom/api-types';
import type { RestaurantTransaction } from '#database/restaurant-transaction.ts';
import type { PageOf, PageRequest } from '#shared/paging.ts';
import { nameKey } from '#shared/text.ts';
import { itemRows } from '../../categories/order-repository.ts';
import { categories } from '../../categories/service.ts';
import { listItems } from '../../items/service.ts';
import type { StoredMenu } from '../../menus/repository.ts';
import { menus } from '../../menus/service.ts';
import { modifierGroups } from '../../modifier-groups/service.ts';

/** Everything a restaurant's menu holds, as an import compares with it and an export writes it. */
export type CurrentMenu = {
  readonly categories: readonly Category[];
  readonly modifierGroups: readonly ModifierGroup[];
  readonly items: readonly Item[];
  readonly menus: readonly StoredMenu[];
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
    request = { sort, limit: perPage, position: { towards: 'next', ...placeAfter(last), row: null } };
  }
}

const byName = ({ name, id }: { name: string; id: string }) => ({ key: nameKey(name), id });

/** Reads the whole menu. */
export async function readCurrentMenu(tx: RestaurantTransaction): Promise<CurrentMenu> {
  const ordered = await everyPage(
    'position',
    (request) => categories.list(tx, {}, request),
    ({ position, id }) => ({ key: position, id }),
  );
  const itemOrder = new Map<string, { id: string; name: string }[]>();
  for (const { id } of ordered)
    itemOrder.set(
      id,
      (await itemRows(tx, id)).map((row) => ({ id: row.id, name: row.name })),
    );
  return {
    categories: ordered,
    modifierGroups: await everyPage('name', (request) => modifierGroups.list(tx, {}, request), byName),
    items: await everyPage('name', (request) => listItems(tx, {}, request), byName),
    menus: await everyPage(
      'position',
      (request) => menus.list(tx, {}, request),
      ({ position, id }) => ({ key: position, id }),
    ),
    itemOrder,
  };
}
