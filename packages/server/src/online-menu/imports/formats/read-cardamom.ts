import { availabilityStates, type AvailabilityState } from '@cardamom/api-types';
import {
  emptyMenu,
  found,
  type Found,
  type ImportedMenu,
  type ImportedOption,
  type NamedPicture,
} from '../imported-menu.ts';
import { growthOf } from '#shared/earlier-money.ts';
import { FileMoney } from '../text/file-money.ts';
import type {
  CardamomCategory,
  CardamomItem,
  CardamomMenuCard,
  CardamomModifierGroup,
  CardamomOption,
} from './cardamom-document.ts';
import { isObject, objectsIn, textIn, type JsonObject } from './json-value.ts';
import { UnreadFields } from './unread-fields.ts';

const fields = {
  category: ['name', 'description', 'kind', 'isActive', 'picture', 'itemOrder'],
  group: ['name', 'guestName', 'minimum', 'maximum', 'options', 'externalRef', 'isActive'],
  item: [
    'name',
    'description',
    'story',
    'categories',
    'sizes',
    'ingredients',
    'allergens',
    'marks',
    'calories',
    'modifierGroups',
    'picture',
    'externalRef',
    'isActive',
    'availability',
    'mark',
  ],
  menu: [
    'name',
    'description',
    'includesAllCategories',
    'sections',
    'windows',
    'startsOn',
    'endsOn',
    'outsideHours',
    'channels',
    'isActive',
  ],
} as const;

function pictureIn(value: unknown): { picture?: NamedPicture } {
  if (!isObject(value) || textIn(value['file']) === '') return {};
  return { picture: { file: textIn(value['file']), altText: textIn(value['altText']) } };
}

/** The named fields of an object besides name and picture; their shapes are checked against the contract later, like anybody's. */
function given(object: JsonObject, names: readonly string[]): object {
  const kept = names.filter((name) => name !== 'name' && name !== 'picture' && object[name] !== undefined);
  return Object.fromEntries(kept.map((name) => [name, object[name]]));
}

/** Lists of names, which no contract describes: they link what the file holds. */
const nameLists = ['categories', 'modifierGroups', 'itemOrder'] as const;

/** Leaves out what should be a list of names and is none, and says so. */
function refuseNoLists(entry: Found & Partial<Record<(typeof nameLists)[number], unknown>>): void {
  for (const list of nameLists) {
    const value = entry[list];
    if (value === undefined) continue;
    if (Array.isArray(value) && value.every((name) => typeof name === 'string')) continue;
    delete entry[list];
    entry.wrong.push({ field: list, message: 'This is not a list of names.' });
  }
}

/** The state that a word says, null for available; undefined in files older than the field, and wrong where it is unknown. */
function stateIn(word: unknown, { wrong }: Found): AvailabilityState | undefined {
  if (word === undefined) return undefined;
  const state = word === null ? 'AVAILABLE' : availabilityStates.find((known) => known === word);
  const known = `Known are: ${availabilityStates.join(', ')}.`;
  if (state === undefined)
    wrong.push({ field: 'Availability', message: `“${textIn(word)}” is not known here. ${known}` });
  return state;
}

function availabilityOf(item: Found & { availability?: unknown }): { availability?: AvailabilityState } {
  const availability = stateIn(item.availability, item);
  return availability === undefined ? {} : { availability };
}

/** A group's options without their availability, and that by itself, as it is written. */
function optionsOf(group: Found & { options: ImportedOption[] }) {
  if (!Array.isArray(group.options)) return {};
  const optionStates = objectsIn(group.options).flatMap(({ name, availability }) => {
    const state = stateIn(availability, group);
    return state === undefined ? [] : [{ option: textIn(name), state }];
  });
  const options = group.options.map((option) => {
    if (!isObject(option)) return option;
    const { availability: _availability, ...content } = option as CardamomOption;
    return content;
  });
  return { options, optionStates };
}

/** Reads what Cardamom itself exported. */
export function readCardamom(json: JsonObject, currency: string): ImportedMenu {
  const menu = emptyMenu('CARDAMOM_JSON');
  const unread = new UnreadFields();
  const money = new FileMoney(currency);
  const named = textIn(json['currency']);
  const growth = json['version'] === 1 ? growthOf(named || currency) : 1;

  function read(list: string, kind: keyof typeof fields): Found[] {
    return objectsIn(json[list]).map((object, index) => {
      unread.see(kind, object, fields[kind]);
      const entry = found(`${list}[${index}]`, textIn(object['name']));
      Object.assign(entry, given(object, fields[kind]), pictureIn(object['picture']));
      refuseNoLists(entry);
      return entry;
    });
  }

  type Read<Document> = Found & Omit<Document, 'picture'> & { picture?: NamedPicture };
  const categories = read('categories', 'category') as Read<CardamomCategory>[];
  const groups = read('modifierGroups', 'group') as Read<CardamomModifierGroup>[];
  const items = read('items', 'item') as Read<CardamomItem>[];
  const menus = read('menus', 'menu') as Read<CardamomMenuCard>[];

  for (const group of groups)
    for (const option of objectsIn(group.options))
      if (typeof option['priceDelta'] === 'number')
        Object.assign(option, {
          priceDelta: money.fromMinor(option['priceDelta'] * growth, named, group.wrong),
        });
  for (const item of items)
    for (const size of objectsIn(item.sizes))
      if (typeof size['price'] === 'number')
        Object.assign(size, { price: money.fromMinor(size['price'] * growth, named, item.wrong) });

  menu.categories.push(...categories);
  menu.modifierGroups.push(
    ...groups.map((group) =>
      Object.assign(group, { externalRef: group.externalRef ?? null, ...optionsOf(group) }),
    ),
  );
  menu.items.push(
    ...items.map((item) =>
      Object.assign(item, {
        id: null,
        mark: textIn(item.mark),
        externalRef: item.externalRef ?? null,
        ...availabilityOf(item),
      }),
    ),
  );
  menu.menus.push(
    ...menus.map(({ place, name, wrong, remarks, ...rest }) => ({
      place,
      name,
      wrong,
      remarks,
      fields: rest,
    })),
  );
  menu.notes.push(...money.notes(), ...unread.notes());
  return menu;
}
