import type { AllergenMatrix, Category, Item, ModifierGroup } from '@cardamom/api-types';
import type { Caller } from './mixed-writes.ts';

/** What of an item one answer shows, read by several statements on the server. */
type Seen = { readonly name: string; readonly price?: number | null | undefined; readonly hasGroup: boolean };

/** A dish that is written again and again, and readers of each kind that answer whether what they read mixes two versions. */
export type TornReads = {
  /** Writes the item's next version: its number is its name and its price, and each second one has a modifier group. */
  readonly writeNext: () => Promise<number>;
  /** What reads it, also through another process. */
  readonly readersOf: (caller: Caller) => Readonly<Record<string, () => Promise<boolean>>>;
};

function isTorn({ name, price, hasGroup }: Seen): boolean {
  const version = Number(name.slice('Dish '.length));
  return hasGroup !== (version % 2 === 0) || (price !== undefined && price !== version * 100);
}

const seenIn = ({ name, sizes, modifierGroups }: Item): Seen => ({
  name,
  price: sizes[0]?.price,
  hasGroup: modifierGroups.length > 0,
});

/** A restaurant whose one dish tells by itself whether it was read whole. */
export async function prepareTornReads({ call }: Caller): Promise<TornReads> {
  const category = (await call<Category>('POST', '/online-menu/categories', { name: 'Only' })).data;
  const options = [{ name: 'Nobody declared this' }];
  const group = (await call<ModifierGroup>('POST', '/online-menu/modifier-groups', { name: 'Side', options }))
    .data;
  const fieldsOf = (version: number) => ({
    name: `Dish ${version}`,
    sizes: [{ kind: 'PRICED', price: version * 100 }],
    modifierGroupIds: version % 2 === 0 ? [group.id] : [],
  });
  const draft = { ...fieldsOf(1), categoryIds: [category.id] };
  const { id } = (await call<Item>('POST', '/online-menu/items', draft)).data;
  const path = `/online-menu/items/${id}`;

  return {
    async writeNext() {
      const { version } = (await call<Item>('GET', path)).data;
      return (await call('PATCH', path, fieldsOf(version + 1), version)).status;
    },
    readersOf: ({ call }) => ({
      item: async () => isTorn(seenIn((await call<Item>('GET', path)).data)),
      'list of items': async () => {
        const { data } = await call<{ items: Item[] }>('GET', '/online-menu/items');
        return data.items.some((item) => isTorn(seenIn(item)));
      },
      export: async () => {
        const { data } = await call<{ items: { name: string; modifierGroups?: string[] }[] }>(
          'GET',
          '/online-menu/export?format=json',
        );
        return data.items.some(({ name, modifierGroups = [] }) =>
          isTorn({ name, hasGroup: modifierGroups.length > 0 }),
        );
      },
      'allergen matrix': async () => {
        const { data } = await call<AllergenMatrix>('GET', '/online-menu/allergen-matrix');
        const rows = data.sections
          .filter(({ kind }) => kind === 'CATEGORY')
          .flatMap((section) => section.rows);
        return rows.some(({ name, hasUndeclaredOption }) => isTorn({ name, hasGroup: hasUndeclaredOption }));
      },
    }),
  };
}
