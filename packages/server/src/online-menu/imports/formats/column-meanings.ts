import type { ImportColumnMeaning } from '@cardamom/api-types';
import type { Column } from './column-words.ts';

/** What each column of a table is called on the wire. */
const meanings = {
  category: 'CATEGORY',
  name: 'NAME',
  size: 'SIZE',
  price: 'PRICE',
  description: 'DESCRIPTION',
  story: 'STORY',
  ingredients: 'INGREDIENTS',
  contains: 'CONTAINS',
  mayContain: 'MAY_CONTAIN',
  declared: 'DECLARED',
  marks: 'DIET',
  calories: 'CALORIES',
  modifierGroups: 'MODIFIER_GROUPS',
  picture: 'PICTURE',
  active: 'ACTIVE',
  reference: 'REFERENCE',
  id: 'CARDAMOM_ID',
} as const satisfies Record<Column, ImportColumnMeaning>;

/** The column that a meaning stands for; undefined for what is ignored and for the prices of one size. */
export const columnMeaning: ReadonlyMap<ImportColumnMeaning, Column> = new Map(
  Object.entries(meanings).map(([column, meaning]) => [meaning, column as Column]),
);

export function meaningOf(column: Column): ImportColumnMeaning {
  return meanings[column];
}
