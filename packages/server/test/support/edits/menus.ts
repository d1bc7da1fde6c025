import { newId } from '#shared/ids.ts';
import { name, oneOf, text, type Edited, type Moment } from './edited.ts';
import type { House } from './house.ts';
import { rowsOf, type StoredRows } from './stored-rows.ts';

const idsIn = (json: unknown) => JSON.parse(typeof json === 'string' ? json : '[]') as string[];

/** A menu with a section whose category goes and comes back, and one with an item that does. */
export async function editedMenu(house: House): Promise<Edited> {
  const [soups, gone, drinks] = [
    await house.add('Category', { name: 'Soups' }),
    await house.add('Category', { name: 'Specials' }),
    await house.add('Category', { name: 'Drinks' }),
  ];
  const dish = (dishName: string) =>
    house.add('Item', { name: dishName, categoryIds: [soups], sizes: [{ kind: 'PRICED', price: 1 }] });
  const [first, goneDish, last] = [await dish('Broth'), await dish('Dal'), await dish('Harira')];
  const id = await house.add('Menu', {
    name: 'Evening',
    sections: [
      {
        categoryId: soups,
        title: 'Pots',
        itemOrder: [last, goneDish, first],
        hiddenItemIds: [goneDish],
        featuredItemId: goneDish,
      },
      { categoryId: gone, title: 'Today', itemOrder: [newId()] },
      { categoryId: drinks },
    ],
  });

  function sections({ n, isHiding }: Moment) {
    const present = (ids: string[]) => ids.filter((item) => !isHiding || item !== goneDish);
    const itemOrder = present(n % 2 === 0 ? [first, goneDish, last] : [last, goneDish, first]);
    const hiddenItemIds = present(n % 4 === 0 ? [goneDish] : [first, goneDish]);
    // Who edits meanwhile sees no featured dish, and sends none.
    const featuredItemId = isHiding ? null : goneDish;
    const pots = { categoryId: soups, title: `Pots ${n}`, itemOrder, hiddenItemIds, featuredItemId };
    const today = isHiding ? [] : [{ categoryId: gone }];
    const others = n % 3 === 0 ? [] : [{ categoryId: drinks, title: '' }];
    return n % 2 === 0 ? [...others, pots, ...today] : [pots, ...today, ...others];
  }

  return {
    table: 'menu',
    id,
    history: 'MENU',
    fields: {
      name: name('Evening'),
      description: text('description', 'Until'),
      includesAllCategories: oneOf('includes_all_categories', true, false),
      sections: { next: sections, writes: ['menu_section'] },
      windows: {
        next: ({ n }) => [{ weekdays: ['FRIDAY'], from: '17:00', to: `22:${String(10 + (n % 50))}` }],
        writes: ['windows'],
      },
      startsOn: oneOf('starts_on', '2026-01-02', '2026-03-04', null),
      endsOn: oneOf('ends_on', '2027-01-02', '2027-03-04', null),
      outsideHours: oneOf('outside_hours', 'HIDE', 'SHOW_GREYED'),
      channels: oneOf('channels', ['QR'], ['SCREENS'], ['QR', 'SCREENS']),
      isActive: oneOf('is_active', true, false),
    },
    request: (patch, version) => ({
      params: { menuId: id },
      body: patch,
      headers: { 'if-match': `"${version}"` },
    }),
    async hide() {
      await house.remove('Category', gone);
      await house.remove('Item', goneDish);
    },
    async bringBack() {
      await house.restore('Item', goneDish);
      await house.restore('Category', gone);
    },
    hidden(rows: StoredRows) {
      const own = rowsOf(rows, 'menu_section', 'menu_id', id);
      const pots = own.find((row) => row['category_id'] === soups);
      const today = own.find((row) => row['category_id'] === gone);
      return {
        ...today,
        position: null,
        isOrdered: idsIn(pots?.['item_order']).includes(goneDish),
        isHidden: idsIn(pots?.['hidden_item_ids']).includes(goneDish),
        isFeatured: pots?.['featured_item_id'] === goneDish,
      };
    },
  };
}
