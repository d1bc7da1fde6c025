import type {
  ImportColumn,
  ImportColumnMeaning,
  ImportReason,
  ImportRow,
  ImportSourceRow,
} from '@cardamom/api-types';

/** What the server calls a column when something in it is wrong, where that is another word than its meaning's. */
const fields: Partial<Record<ImportColumnMeaning, string>> = {
  CATEGORY: 'Category',
  NAME: 'Name',
  SIZE: 'Size',
  PRICE: 'Price',
  PRICE_OF_SIZE: 'Price',
  DESCRIPTION: 'Description',
  STORY: 'Story',
  INGREDIENTS: 'Ingredients',
  CONTAINS: 'Contains',
  MAY_CONTAIN: 'May contain',
  DECLARED: 'Allergens declared',
  DIET: 'Diet',
  CALORIES: 'Calories',
  ACTIVE: 'Active',
  REFERENCE: 'Reference',
};

/** The reasons that are about what stands in a column of one of a dish's rows; those of further rows end in the row's place. */
export function reasonsAbout(
  { reasons, source }: Pick<ImportRow, 'reasons' | 'source'>,
  { place }: ImportSourceRow,
  { meaning }: ImportColumn,
): ImportReason[] {
  const word = fields[meaning];
  const placeOf = ({ message }: ImportReason) =>
    (source.find((row) => message.endsWith(`(${row.place})`)) ?? source[0])?.place;
  return reasons.filter(
    // A list of sizes is told by number: "Price 2".
    (reason) => reason.field.replace(/ \d+$/u, '') === word && placeOf(reason) === place,
  );
}

/** The columns of a table in which something is corrected: those that are imported. */
export function correctable(columns: readonly ImportColumn[]): ImportColumn[] {
  return columns.filter(({ meaning }) => meaning !== 'IGNORED' && meaning !== 'CARDAMOM_ID');
}

const ofSizes: ReadonlySet<ImportColumnMeaning> = new Set(['SIZE', 'PRICE', 'PRICE_OF_SIZE']);

/** Those of them that say something in a row which only adds a size. */
export function correctableOfSizes(columns: readonly ImportColumn[]): ImportColumn[] {
  return correctable(columns).filter(({ meaning }) => ofSizes.has(meaning));
}
