import { name, oneOf, text, type Edited, type Field, type Moment } from './edited.ts';
import type { House } from './house.ts';
import { rowsOf, type StoredRows } from './stored-rows.ts';

const declared = (...contains: string[]) => ({ isDeclared: true, contains, mayContain: ['SESAME'] });

const unlessGone = (isHiding: boolean, part: string) => (isHiding ? [] : [part]);

/** An item of which a category and a modifier group go and come back. */
async function itemIn(house: House) {
  const category = (categoryName: string) => house.add('Category', { name: categoryName });
  const group = (groupName: string) =>
    house.add('ModifierGroup', { name: groupName, options: [{ name: 'Rice' }] });
  const categories = {
    kept: await category('Mains'),
    gone: await category('Specials'),
    other: await category('Grill'),
  };
  const groups = { kept: await group('Side'), gone: await group('Sauce'), other: await group('Spice') };
  const pictures = [await house.addPicture(), await house.addPicture()];
  const id = await house.add('Item', {
    name: 'Dal',
    categoryIds: [categories.gone, categories.kept],
    sizes: [
      { name: 'Small', kind: 'PRICED', price: 900 },
      { name: 'Large', kind: 'PRICED', price: 1200 },
    ],
    ingredients: ['Lentils', 'Cumin', 'Salt'],
    allergens: declared('MUSTARD'),
    modifierGroupIds: [groups.kept, groups.gone],
    imageId: pictures[0],
  });

  function sizes({ n, rows }: Moment) {
    const [small, large] = rowsOf(rows, 'item_size', 'item_id', id);
    const kept = { id: small?.['id'], name: `Small ${n}`, kind: 'PRICED', price: n };
    const other = { id: large?.['id'], name: String(large?.['name']), kind: 'MARKET_PRICE' };
    return n % 2 === 0 ? [kept, { name: `Large ${n}`, kind: 'PRICED', price: 2 * n }] : [other, kept];
  }

  const fields: Readonly<Record<string, Field>> = {
    // What a dish is called stands with it in its categories.
    name: { ...name('Dal'), writes: [...name('Dal').writes, 'item_category.name_key'] },
    description: text('description', 'With rice'),
    story: text('story', 'Since 1987'),
    categoryIds: {
      next: ({ isHiding, rows }) => {
        const isThere = rowsOf(rows, 'item_category', 'item_id', id).some(
          (row) => row['category_id'] === categories.other,
        );
        const kept = [categories.kept, ...unlessGone(isHiding, categories.gone)];
        return isThere ? kept : [...kept, categories.other];
      },
      writes: ['item_category'],
    },
    sizes: { next: sizes, writes: ['item_size'] },
    ingredients: {
      next: ({ n }) => (n % 2 === 0 ? ['Salt', `Herb ${n}`, 'Lentils'] : ['Lentils', `Herb ${n}`]),
      writes: ['item_ingredient'],
    },
    allergens: {
      next: ({ row }) =>
        row['allergens_declared'] === 1 ? { ...declared('EGGS'), isDeclared: false } : declared('FISH'),
      writes: ['allergens', 'allergens_declared'],
    },
    marks: oneOf('marks', ['VEGAN'], ['VEGETARIAN']),
    calories: oneOf('calories', 300, 400, null),
    modifierGroupIds: {
      next: ({ isHiding, rows }) => {
        const isThere = rowsOf(rows, 'item_modifier_group', 'item_id', id).some(
          (row) => row['modifier_group_id'] === groups.other,
        );
        const gone = unlessGone(isHiding, groups.gone);
        return isThere ? [...gone, groups.kept] : [groups.other, groups.kept, ...gone];
      },
      writes: ['item_modifier_group'],
    },
    imageId: oneOf('image_id', ...pictures),
    externalRef: text('external_ref', 'POS'),
    isActive: oneOf('is_active', true, false),
  };

  const shared: Omit<Edited, 'fields' | 'request'> = {
    table: 'item',
    id,
    history: 'ITEM',
    // Nothing that a dish stands in can be deleted, so the dish goes first and comes back without it.
    async hide() {
      await house.remove('Item', id);
      await house.remove('Category', categories.gone);
      await house.remove('ModifierGroup', groups.gone);
      await house.restore('Item', id);
    },
    async bringBack() {
      await house.restore('Category', categories.gone);
      await house.restore('ModifierGroup', groups.gone);
    },
    hidden: (rows: StoredRows) => ({
      place: rows.get(`item_category ${id} ${categories.gone}`)?.['position'],
      isChoice: rows.has(`item_modifier_group ${id} ${groups.gone}`),
    }),
  };
  return { fields, shared };
}

/** An item as its form edits it. */
export async function editedItem(house: House): Promise<Edited> {
  const { fields, shared } = await itemIn(house);
  return {
    ...shared,
    fields,
    request: (patch, version) => ({
      params: { itemId: shared.id },
      body: patch,
      headers: { 'if-match': `"${version}"` },
    }),
  };
}

const whoChangedIt = ['availability_changed_at', 'availability_changed_by'];

/** An item as a row of the table that edits many. */
export async function editedRow(house: House): Promise<Edited> {
  const { fields, shared } = await itemIn(house);
  const availability: Field = {
    next: ({ row }) => ({
      state: row['availability_state'] === 'HIDDEN' ? 'SOLD_OUT' : 'HIDDEN',
      until: null,
    }),
    writes: ['availability_state', 'availability_until', ...whoChangedIt],
    // Taking it back is somebody's change too, behind which an older press stands.
    leaves: whoChangedIt,
  };
  return {
    ...shared,
    fields: { ...fields, availability },
    request: (patch, version) => ({ body: [{ id: shared.id, version, ...patch }] }),
  };
}
