import type { ImportReason, ItemSizeDraft } from '@cardamom/api-types';
import {
  emptyMenu,
  found,
  leftOut,
  type ImportedItem,
  type ImportedMenu,
  type ImportedModifierGroup,
} from '../imported-menu.ts';
import { FileMoney } from '../text/file-money.ts';
import { numberIn, objectsIn, textIn, type JsonObject } from './json-value.ts';
import { UnreadFields } from './unread-fields.ts';

const everyDay = 127;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const times = ['active_begin', 'active_end', 'active_days'];

/** When GloriaFood offers something, in words; empty where it is always. Its day mask counts from Monday. */
function limitedTimes(object: JsonObject): string {
  const mask = numberIn(object['active_days']) ?? everyDay;
  const days = mask === everyDay ? '' : weekdays.filter((_, day) => (mask & (1 << day)) !== 0).join(', ');
  const [begin, end] = [textIn(object['active_begin']), textIn(object['active_end'])];
  const hours = begin === '' && end === '' ? '' : `from ${begin || 'the start'} to ${end || 'the end'}`;
  return [days, hours].filter((part) => part !== '').join(', ');
}

/** Reads a GloriaFood menu: sizes are additions to the item's price, groups belong to items, sizes and categories. */
export function readGloriaFood(json: JsonObject, currency: string): ImportedMenu {
  const menu = emptyMenu('GLORIAFOOD');
  const reader = new GloriaFoodReader(menu, textIn(json['currency']), new FileMoney(currency));
  for (const [index, category] of objectsIn(json['categories']).entries())
    reader.readCategory(category, `categories[${index}]`);
  reader.finish(json);
  return menu;
}

class GloriaFoodReader {
  readonly #menu: ImportedMenu;
  readonly #currency: string;
  readonly #money: FileMoney;
  readonly #unread = new UnreadFields();
  readonly #groups = new Map<string, ImportedModifierGroup>();

  constructor(menu: ImportedMenu, currency: string, money: FileMoney) {
    this.#menu = menu;
    this.#currency = currency;
    this.#money = money;
  }

  readCategory(category: JsonObject, place: string): void {
    const entry = { ...found(place, textIn(category['name'])), isActive: category['active'] !== false };
    this.#noteTimes(entry.name, category);
    this.#notePicture(entry.name, category);
    this.#menu.categories.push(entry);
    const read = ['id', 'menu_id', 'name', 'active', 'items', 'groups', 'picture_id', 'sort', ...times];
    this.#unread.see('Category', category, [...read, 'description']);
    if (textIn(category['description']) !== '')
      Object.assign(entry, { description: textIn(category['description']) });
    const items = objectsIn(category['items']);
    const groups = items.length === 0 ? [] : objectsIn(category['groups']);
    const names = groups.map((group) => this.#group(group, place));
    for (const [index, item] of items.entries())
      this.#readItem(item, entry.name, names, `${place}.items[${index}]`);
  }

  #readItem(item: JsonObject, categoryName: string, ofCategory: readonly string[], place: string): void {
    const entry: ImportedItem = {
      ...found(place, textIn(item['name'])),
      id: null,
      externalRef: textIn(item['id']) || null,
      categories: [categoryName],
      description: textIn(item['description']),
      isActive: item['active'] !== false,
    };
    entry.sizes = this.#readSizes(item, entry.wrong);
    const groups = objectsIn(item['groups']).map((group) => this.#group(group, place));
    groups.push(...ofCategory);
    for (const size of objectsIn(item['sizes'])) {
      for (const group of objectsIn(size['groups'])) {
        const name = this.#group(group, place);
        groups.push(name);
        const message = `“${name}” belongs to the size “${textIn(size['name'])}” alone in GloriaFood. Groups belong to the whole dish here.`;
        entry.remarks.push({ field: 'Modifier groups', message });
      }
    }
    entry.modifierGroups = [...new Set(groups)];
    this.#noteTimes(entry.name, item);
    this.#notePicture(entry.name, item);
    const read = [
      'id',
      'menu_category_id',
      'name',
      'description',
      'price',
      'active',
      'sizes',
      'groups',
      'picture_id',
      'sort',
      ...times,
    ];
    this.#unread.see('Item', item, read);
    this.#menu.items.push(entry);
  }

  #readSizes(item: JsonObject, wrong: ImportReason[]): ItemSizeDraft[] {
    const base = numberIn(item['price']);
    const priced = (addition: number): number | null =>
      base === undefined ? null : this.#money.fromMajor(base + addition, this.#currency, wrong);
    const sizes = objectsIn(item['sizes']);
    if (sizes.length === 0) return [{ name: '', kind: 'PRICED', price: priced(0) }];
    return sizes.map((size) => {
      this.#unread.see('Size', size, ['id', 'menu_item_id', 'name', 'price', 'groups', 'default', 'sort']);
      return { name: textIn(size['name']), kind: 'PRICED', price: priced(numberIn(size['price']) ?? 0) };
    });
  }

  /** The name of a group, read once however many dishes have it. */
  #group(group: JsonObject, place: string): string {
    const id = textIn(group['id']);
    const known = this.#groups.get(id);
    if (known !== undefined) return known.name;
    const isRequired = group['required'] === true;
    const most = numberIn(group['force_max']) ?? 0;
    const entry: ImportedModifierGroup = {
      ...found(place, textIn(group['name'])),
      externalRef: id || null,
      minimum: isRequired ? Math.max(1, numberIn(group['force_min']) ?? 1) : 0,
      maximum: most > 0 ? most : null,
      options: [],
    };
    for (const option of objectsIn(group['options'])) {
      this.#unread.see('Option', option, ['id', 'option_group_id', 'name', 'price', 'default', 'sort']);
      entry.options.push({
        name: textIn(option['name']),
        priceDelta: this.#money.fromMajor(numberIn(option['price']) ?? 0, this.#currency, entry.wrong) ?? 0,
        isDefault: option['default'] === true,
      });
    }
    if (group['allow_quantity'] === true)
      entry.remarks.push({
        field: 'Quantity',
        message: 'Choosing one option several times is not imported.',
      });
    this.#unread.see('Group', group, [
      'id',
      'menu_id',
      'name',
      'required',
      'force_min',
      'force_max',
      'allow_quantity',
      'options',
      'sort',
    ]);
    this.#groups.set(id || entry.name, entry);
    this.#menu.modifierGroups.push(entry);
    return entry.name;
  }

  #noteTimes(name: string, object: JsonObject): void {
    const offered = limitedTimes(object);
    if (offered === '') return;
    const message = `It is offered only ${offered} in GloriaFood. Times belong to menus here: make one for it.`;
    this.#menu.notes.push(leftOut(name, message));
  }

  #notePicture(name: string, object: JsonObject): void {
    const id = textIn(object['picture_id']);
    if (id === '') return;
    this.#menu.notes.push(
      leftOut(
        `Picture ${id} of “${name}”`,
        'The file holds only its number, not the picture. Add it in Cardamom.',
      ),
    );
  }

  finish(json: JsonObject): void {
    this.#unread.see('Menu', json, ['id', 'restaurant_id', 'active', 'currency', 'categories']);
    this.#menu.notes.push(...this.#money.notes(), ...this.#unread.notes());
  }
}
