import type { Category, Change, Item, Menu, ModifierGroup } from '@cardamom/api-types';

type Answered<Data> = { readonly status: number; readonly data: Data };

/** Somebody signed in, by paths below `/api`; tests and benchmarks bring their own. */
export type Caller = {
  readonly call: <Data>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    version?: number,
  ) => Promise<Answered<Data>>;
};

/** An entry at the version that was read. */
export type Versioned = { readonly id: string; readonly version: number };

/** Numbers that look random and are the same in each run (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Which entries a restaurant's people write all at once. */
export type Subjects = {
  readonly items: readonly string[];
  readonly categories: readonly string[];
  readonly groups: readonly string[];
  readonly menus: readonly string[];
};

/** A small restaurant in which everybody works on the same few entries. */
export async function fillSubjects({ call }: Caller): Promise<Subjects> {
  const categories: string[] = [];
  const groups: string[] = [];
  const items: string[] = [];
  const menus: string[] = [];
  for (const name of ['Soups', 'Fish', 'Grill', 'Sweets'])
    categories.push((await call<Category>('POST', '/online-menu/categories', { name })).data.id);
  for (const name of ['Sides', 'Sauces', 'Extras']) {
    const options = [{ name: `${name} one` }, { name: `${name} two` }];
    groups.push(
      (await call<ModifierGroup>('POST', '/online-menu/modifier-groups', { name, options })).data.id,
    );
  }
  for (let index = 0; index < 12; index += 1) {
    const draft = {
      name: `Dish ${index}`,
      categoryIds: categories.filter((_, place) => (index + place) % 3 !== 0),
      modifierGroupIds: groups.filter((_, place) => (index + place) % 2 === 0),
      sizes: [{ kind: 'PRICED', price: 1000 + index }],
    };
    items.push((await call<Item>('POST', '/online-menu/items', draft)).data.id);
  }
  for (const name of ['Noon', 'Evening'])
    menus.push(
      (await call<Menu>('POST', '/online-menu/menus', { name, sections: sectionsOf(categories) })).data.id,
    );
  return { categories, groups, items, menus };
}

const sectionsOf = (categories: readonly string[]) => categories.map((categoryId) => ({ categoryId }));

/** One kind of write after the other, as the numbers choose; returns its name and status. */
export function mixedWriter({ call }: Caller, subjects: Subjects, number: () => number) {
  const one = <Entry>(entries: readonly Entry[]) => entries[Math.floor(number() * entries.length)] as Entry;
  const shuffled = <Entry>(entries: readonly Entry[]) =>
    entries
      .map((entry) => ({ entry, at: number() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ entry }) => entry);
  const some = <Entry>(entries: readonly Entry[], count: number) => shuffled(entries).slice(0, count);
  const current = async (path: string) => (await call<Versioned>('GET', path)).data;
  const change = async (path: string, body: object) =>
    (await call('PATCH', path, body, (await current(path)).version)).status;
  const post = async (path: string, body: object) => (await call('POST', path, body)).status;
  const put = async (path: string, body: object) => (await call('PUT', path, body)).status;
  const versionsOf = async (ids: readonly string[]) =>
    Promise.all(
      ids.map(async (id) => ({ id, version: (await current(`/online-menu/items/${id}`)).version })),
    );
  const { items, categories, groups, menus } = subjects;

  const writes: Record<string, () => Promise<number>> = {
    'item, its categories and modifier groups': async () =>
      change(`/online-menu/items/${one(items)}`, {
        categoryIds: some(categories, 2),
        modifierGroupIds: some(groups, 2),
      }),
    'item, its price': async () =>
      change(`/online-menu/items/${one(items)}`, {
        sizes: [{ kind: 'PRICED', price: Math.floor(number() * 5000) }],
      }),
    'items, many in a table': async () => {
      const calories = Math.floor(number() * 900);
      const rows = (await versionsOf(some(items, 4))).map((named) => Object.assign(named, { calories }));
      return (await call('PATCH', '/online-menu/items/batch', rows)).status;
    },
    'items, many sold out': async () =>
      post('/online-menu/availability', {
        changes: some(items, 5).map((id) => ({ entity: 'ITEM', id, state: one(['SOLD_OUT', 'AVAILABLE']) })),
      }),
    'items, many switched': async () =>
      post('/online-menu/items/bulk', {
        action: one(['ACTIVATE', 'DEACTIVATE']),
        entities: await versionsOf(some(items, 4)),
      }),
    'items, moved to another category': async () => {
      const [from, to] = some(categories, 2);
      return post(`/online-menu/categories/${from}/move-items`, { toCategoryId: to });
    },
    'items, their order': async () => {
      const category = one(categories);
      const { data } = await call<{ items: Versioned[] }>('GET', `/online-menu/items?categoryId=${category}`);
      const moved = some(data.items, 1).map(({ id }) => id);
      if (moved.length === 0) return 204;
      return put(`/online-menu/categories/${category}/item-order`, { ids: moved, beforeId: null });
    },
    'categories, their order': async () =>
      put('/online-menu/categories/order', { ids: some(categories, 2), afterId: null }),
    category: async () =>
      change(`/online-menu/categories/${one(categories)}`, { description: `About ${number()}` }),
    'menu, its sections': async () =>
      change(`/online-menu/menus/${one(menus)}`, { sections: sectionsOf(shuffled(categories)) }),
    'modifier group': async () =>
      change(`/online-menu/modifier-groups/${one(groups)}`, { guestName: `Choose ${number()}` }),
    'change taken back': async () => {
      const { data } = await call<{ items: Change[] }>('GET', '/online-menu/changes?limit=20');
      const { id, batchId } = one(data.items);
      return batchId === null
        ? post(`/online-menu/changes/${id}/undo`, {})
        : post(`/online-menu/change-batches/${batchId}/undo`, {});
    },
  };
  const kinds = Object.keys(writes);

  return async (): Promise<{ kind: string; status: number }> => {
    const kind = one(kinds);
    return { kind, status: (await writes[kind]?.()) ?? 0 };
  };
}
