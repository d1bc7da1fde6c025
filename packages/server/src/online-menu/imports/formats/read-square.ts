import type { ItemSizeDraft } from '@cardamom/api-types';
import {
  emptyMenu,
  found,
  leftOut,
  type ImportedItem,
  type ImportedMenu,
  type ImportedModifierGroup,
} from '../imported-menu.ts';
import { FileMoney } from '../text/file-money.ts';
import {
  camelCased,
  fileNameIn,
  isObject,
  numberIn,
  objectsIn,
  textIn,
  type JsonObject,
} from './json-value.ts';
import { UnreadFields } from './unread-fields.ts';

const objectFields = [
  'type',
  'id',
  'isDeleted',
  'presentAtAllLocations',
  'updatedAt',
  'createdAt',
  'version',
];
const itemFields = [
  'name',
  'description',
  'descriptionHtml',
  'descriptionPlaintext',
  'categoryId',
  'categories',
  'variations',
  'taxIds',
  'modifierListInfo',
  'imageIds',
  'isTaxable',
  'productType',
];
const variationFields = ['itemId', 'name', 'pricingType', 'priceMoney', 'ordinal', 'sellable', 'stockable'];

/** One catalog object with the picture that Square's examples keep beside it. */
type CatalogObject = { object: JsonObject; image: JsonObject | undefined; place: string };

/** Square's catalog as a list, however it was saved: the API's answer, a list, or the examples' map by id. */
export function squareObjects(json: unknown): CatalogObject[] {
  const root = camelCased(json);
  const listed = isObject(root) && Array.isArray(root['objects']) ? root['objects'] : root;
  const entries: [string, unknown][] = Array.isArray(listed)
    ? listed.map((entry, index) => [`objects[${index}]`, entry])
    : Object.entries(isObject(listed) ? listed : {});
  return entries.flatMap(([place, entry]) => {
    if (!isObject(entry)) return [];
    const object = isObject(entry['data']) ? entry['data'] : entry;
    const image = isObject(entry['image']) ? entry['image'] : undefined;
    return typeof object['type'] === 'string' ? [{ object, image, place }] : [];
  });
}

const dataOf = (object: JsonObject, key: string): JsonObject => {
  const data = object[key];
  return isObject(data) ? data : {};
};

/** Reads a Square catalog: variations become sizes, modifier lists groups, and taxes are named and not applied. */
export function readSquare(json: unknown, currency: string): ImportedMenu {
  const all = squareObjects(json);
  const menu = emptyMenu('SQUARE');
  const unread = new UnreadFields();
  const money = new FileMoney(currency);
  const living = all.filter(({ object }) => object['isDeleted'] !== true);
  const ofType = (type: string) => living.filter(({ object }) => object['type'] === type);

  const categoryNames = new Map<string, string>();
  for (const { object, place } of ofType('CATEGORY')) {
    const data = dataOf(object, 'categoryData');
    menu.categories.push(found(place, textIn(data['name'])));
    categoryNames.set(textIn(object['id']), textIn(data['name']));
    unread.see('Category', object, [...objectFields, 'categoryData']);
    unread.see('Category', data, ['name']);
  }

  const images = new Map(
    ofType('IMAGE').map(({ object }) => {
      const data = dataOf(object, 'imageData');
      return [
        textIn(object['id']),
        { file: fileNameIn(data['url'] ?? data['name']), altText: textIn(data['caption']) },
      ];
    }),
  );
  const groups = new Map(
    ofType('MODIFIER_LIST').map(({ object, place }) => [
      textIn(object['id']),
      readModifierList(object, place, money, unread),
    ]),
  );
  menu.modifierGroups.push(...groups.values());

  const taxed = new Map<string, number>();
  for (const { object, image, place } of ofType('ITEM')) {
    const data = dataOf(object, 'itemData');
    const item = readItem(object, data, place);
    item.categories = [
      textIn(data['categoryId']),
      ...objectsIn(data['categories']).map((entry) => textIn(entry['id'])),
    ]
      .map((id) => categoryNames.get(id) ?? '')
      .filter((name, index, names) => name !== '' && names.indexOf(name) === index);
    item.sizes = readVariations(data, item, money, unread);
    item.modifierGroups = attachGroups(data, groups, item);
    const imageId = Array.isArray(data['imageIds']) ? textIn(data['imageIds'][0]) : '';
    const picture =
      images.get(imageId) ?? (image && { file: fileNameIn(image['url']), altText: textIn(image['caption']) });
    if (picture !== undefined && picture.file !== '') item.picture = picture;
    if (Array.isArray(data['imageIds']) && data['imageIds'].length > 1)
      item.remarks.push({ field: 'Picture', message: 'An item has one picture here: the first is used.' });
    for (const id of Array.isArray(data['taxIds']) ? data['taxIds'] : [])
      taxed.set(textIn(id), (taxed.get(textIn(id)) ?? 0) + 1);
    unread.see('Item', object, [...objectFields, 'itemData']);
    unread.see('Item', data, itemFields);
    menu.items.push(item);
  }

  for (const { object } of ofType('TAX'))
    menu.notes.push(taxNote(object, taxed.get(textIn(object['id'])) ?? 0));
  const known = new Set(['CATEGORY', 'ITEM', 'IMAGE', 'MODIFIER_LIST', 'TAX', 'ITEM_VARIATION', 'MODIFIER']);
  for (const { object, place } of living)
    if (!known.has(textIn(object['type'])))
      menu.notes.push(leftOut(place, `Cardamom does not take over ${textIn(object['type'])}.`));
  const deleted = all.length - living.length;
  if (deleted > 0)
    menu.notes.push(leftOut(`${deleted} deleted entries`, 'They are marked as deleted in Square.'));
  menu.notes.push(...money.notes(), ...unread.notes());
  return menu;
}

function readItem(object: JsonObject, data: JsonObject, place: string): ImportedItem {
  return {
    ...found(place, textIn(data['name'])),
    id: null,
    externalRef: textIn(object['id']) || null,
    description: textIn(data['descriptionPlaintext'] ?? data['description']),
  };
}

function taxNote(tax: JsonObject, count: number) {
  const data = dataOf(tax, 'taxData');
  const name = `Tax “${textIn(data['name'])}” ${textIn(data['percentage'])} %`;
  const on = `on ${count} ${count === 1 ? 'item' : 'items'}`;
  return textIn(data['inclusionType']) === 'ADDITIVE'
    ? leftOut(
        name,
        `It is added to the price in Square, ${on}. The prices come in as they are, without it; set the tax under Setting, Tax, so that guests read what is added.`,
      )
    : leftOut(name, `It is included in the price in Square, ${on}. The prices come in as they are, with it.`);
}

function readVariations(
  data: JsonObject,
  item: ImportedItem,
  money: FileMoney,
  unread: UnreadFields,
): ItemSizeDraft[] {
  const variations = objectsIn(data['variations']).filter((variation) => variation['isDeleted'] !== true);
  if (variations.length === 0) return [{ name: '', kind: 'PRICED', price: null }];
  return variations.map((variation) => {
    const details = dataOf(variation, 'itemVariationData');
    unread.see('Variation', variation, [...objectFields, 'itemVariationData']);
    unread.see('Variation', details, variationFields);
    const called = textIn(details['name']);
    // Square calls the only variation "Regular"; one unnamed size is the plain case here.
    const name = variations.length === 1 && /^regular$/iu.test(called) ? '' : called;
    if (details['pricingType'] === 'VARIABLE_PRICING') {
      item.remarks.push({
        field: 'Price',
        message: 'Square asks for the price at the till: it comes in as market price.',
      });
      return { name, kind: 'MARKET_PRICE', price: null };
    }
    const priceMoney = dataOf(details, 'priceMoney');
    const amount = numberIn(priceMoney['amount']);
    const price =
      amount === undefined ? null : money.fromMinor(amount, textIn(priceMoney['currency']), item.wrong);
    return { name, kind: 'PRICED', price };
  });
}

function readModifierList(
  object: JsonObject,
  place: string,
  money: FileMoney,
  unread: UnreadFields,
): ImportedModifierGroup {
  const data = dataOf(object, 'modifierListData');
  const group: ImportedModifierGroup = {
    ...found(place, textIn(data['name'])),
    externalRef: textIn(object['id']) || null,
    minimum: 0,
    maximum: textIn(data['selectionType']) === 'SINGLE' ? 1 : null,
    options: [],
  };
  unread.see('Modifier list', object, [...objectFields, 'modifierListData']);
  unread.see('Modifier list', data, ['name', 'selectionType', 'modifiers', 'ordinal']);
  for (const modifier of objectsIn(data['modifiers'])) {
    if (modifier['isDeleted'] === true) continue;
    const details = dataOf(modifier, 'modifierData');
    const priceMoney = dataOf(details, 'priceMoney');
    const amount = numberIn(priceMoney['amount']) ?? 0;
    unread.see('Modifier', details, ['name', 'priceMoney', 'ordinal', 'onByDefault', 'modifierListId']);
    group.options.push({
      name: textIn(details['name']),
      priceDelta: money.fromMinor(amount, textIn(priceMoney['currency']), group.wrong) ?? 0,
      isDefault: details['onByDefault'] === true,
    });
  }
  return group;
}

/** Square sets least and most per item; a group has one of each here, so the first item's count and others are told. */
function attachGroups(
  data: JsonObject,
  groups: ReadonlyMap<string, ImportedModifierGroup>,
  item: ImportedItem,
): string[] {
  return objectsIn(data['modifierListInfo']).flatMap((info) => {
    const group = groups.get(textIn(info['modifierListId']));
    if (group === undefined || info['enabled'] === false) return [];
    const minimum = Math.max(0, numberIn(info['minSelectedModifiers']) ?? 0);
    const most = numberIn(info['maxSelectedModifiers']) ?? -1;
    const maximum = most > 0 ? most : group.maximum;
    const isFirst = !group.remarks.some(({ field }) => field === 'Used by');
    if (isFirst) {
      Object.assign(group, { minimum, maximum });
      group.remarks.push({
        field: 'Used by',
        message: `How many may be chosen is taken from “${item.name}”.`,
      });
    } else if (group.minimum !== minimum || group.maximum !== maximum) {
      const message = `“${group.name}” allows another number of choices here in Square; a group has one rule for all its dishes.`;
      item.remarks.push({ field: 'Modifier groups', message });
    }
    return [group.name];
  });
}
