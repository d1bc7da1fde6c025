import type { ItemSizeDraft, Mark } from '@cardamom/api-types';
import { emptyMenu, found, leftOut, type ImportedItem, type ImportedMenu } from '../imported-menu.ts';
import { FileMoney } from '../text/file-money.ts';
import { readPrice } from '../text/read-price.ts';
import { fileNameIn, isObject, numberIn, objectsIn, textIn, type JsonObject } from './json-value.ts';
import { UnreadFields } from './unread-fields.ts';

const diets: Readonly<Record<string, Mark>> = { VeganDiet: 'VEGAN', VegetarianDiet: 'VEGETARIAN' };

const oneOrMany = (value: unknown): JsonObject[] => (isObject(value) ? [value] : objectsIn(value));
const typeOf = (object: JsonObject): string =>
  [object['@type']]
    .flat()
    .map((type) => textIn(type).replace(/^.*[/#]/u, ''))
    .join(' ');

/** The menus in a JSON-LD document, wherever they hang: alone, in a list, in `@graph`, or on a restaurant. */
export function schemaOrgMenus(json: unknown): JsonObject[] {
  if (Array.isArray(json)) return json.flatMap(schemaOrgMenus);
  if (!isObject(json)) return [];
  if (typeOf(json) === 'Menu') return [json];
  return [json['@graph'], json['hasMenu'], json['menu']].flatMap(schemaOrgMenus);
}

/** Reads schema.org `Menu` JSON-LD: sections become categories, offers sizes. */
export function readSchemaOrg(json: unknown, currency: string): ImportedMenu {
  const menu = emptyMenu('SCHEMA_ORG');
  const money = new FileMoney(currency);
  const unread = new UnreadFields();

  function readSection(section: JsonObject, place: string, above: string): void {
    const name = textIn(section['name']);
    const entry = found(place, name);
    const description = textIn(section['description']);
    menu.categories.push(description === '' ? entry : { ...entry, description });
    if (above !== '')
      menu.notes.push(
        leftOut(
          `Section “${name}” in “${above}”`,
          'Categories are not nested here: it becomes one of its own.',
        ),
      );
    unread.see('Section', section, ['@type', '@id', 'name', 'description', 'hasMenuItem', 'hasMenuSection']);
    for (const [index, item] of oneOrMany(section['hasMenuItem']).entries())
      readEntry(item, `${place}.hasMenuItem[${index}]`, [name]);
    for (const [index, inner] of oneOrMany(section['hasMenuSection']).entries())
      readSection(inner, `${place}.hasMenuSection[${index}]`, name);
  }

  function readEntry(item: JsonObject, place: string, categories: string[]): void {
    const entry: ImportedItem = {
      ...found(place, textIn(item['name'])),
      id: null,
      externalRef: textIn(item['identifier']) || textIn(item['@id']) || null,
      categories,
      description: textIn(item['description']),
    };
    entry.sizes = readOffers(item, entry, money);
    readDiets(item, entry);
    const energy = isObject(item['nutrition']) ? item['nutrition']['calories'] : undefined;
    const calories = numberIn(textIn(energy).replace(/k?cal(?:ories)?\.?$/iu, ''));
    if (calories !== undefined) entry.calories = Math.round(calories);
    const [picture] = [item['image']].flat();
    const address = isObject(picture) ? (picture['contentUrl'] ?? picture['url']) : picture;
    if (fileNameIn(address) !== '')
      entry.picture = {
        file: fileNameIn(address),
        altText: isObject(picture) ? textIn(picture['caption']) : '',
      };
    unread.see('Item', item, [
      '@type',
      '@id',
      'identifier',
      'name',
      'description',
      'offers',
      'suitableForDiet',
      'nutrition',
      'image',
    ]);
    menu.items.push(entry);
  }

  for (const [at, root] of schemaOrgMenus(json).entries()) {
    const place = `menu[${at}]`;
    unread.see('Menu', root, [
      '@context',
      '@type',
      '@id',
      'name',
      'url',
      'hasMenuSection',
      'hasMenuItem',
      'inLanguage',
    ]);
    for (const [index, item] of oneOrMany(root['hasMenuItem']).entries())
      readEntry(item, `${place}.hasMenuItem[${index}]`, []);
    for (const [index, section] of oneOrMany(root['hasMenuSection']).entries())
      readSection(section, `${place}.hasMenuSection[${index}]`, '');
  }
  menu.notes.push(...money.notes(), ...unread.notes());
  return menu;
}

function readOffers(item: JsonObject, entry: ImportedItem, money: FileMoney): ItemSizeDraft[] {
  const offers = oneOrMany(item['offers']);
  if (offers.length === 0) return [{ name: '', kind: 'PRICED', price: null }];
  return offers.map((offer) => {
    const name = offers.length === 1 ? '' : textIn(offer['name']) || textIn(offer['description']);
    const specification = isObject(offer['priceSpecification']) ? offer['priceSpecification'] : {};
    const written = textIn(offer['price'] ?? offer['lowPrice'] ?? specification['price']);
    const currency = textIn(offer['priceCurrency'] ?? specification['priceCurrency']);
    const exact = numberIn(written);
    if (exact !== undefined)
      return { name, kind: 'PRICED', price: exact < 0 ? -1 : money.fromMajor(exact, currency, entry.wrong) };
    const read = readPrice(written, { currency: money.currencyOf(currency), decimal: '.' });
    if (read.kind === 'wrong') entry.wrong.push({ field: 'Price', message: read.message });
    if (read.kind === 'market') return { name, kind: 'MARKET_PRICE', price: null };
    const price = read.kind === 'amount' ? money.fromMinor(read.minorUnits, currency, entry.wrong) : null;
    return { name, kind: 'PRICED', price };
  });
}

function readDiets(item: JsonObject, entry: ImportedItem): void {
  const named = [item['suitableForDiet']]
    .flat()
    .map((diet) => fileNameIn(diet))
    .filter((diet) => diet !== '');
  const marks = named.map((diet) => diets[diet]).filter((mark) => mark !== undefined);
  if (marks.length > 0) entry.marks = marks;
  for (const diet of named)
    if (diets[diet] === undefined)
      entry.remarks.push({
        field: 'Diet',
        message: `${diet} is not imported: allergens are declared by a person, never inferred.`,
      });
}
