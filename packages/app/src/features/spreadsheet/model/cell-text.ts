import { formatMoneyInput, parseMoney, type Currency, type MoneyProblem } from '@cardamom/ui';
import { largestAmount, type AvailabilityState, type ItemSize } from '@cardamom/api-types';
import {
  availabilityStates,
  statuses,
  statusOf,
  type Column,
  type SheetItem,
  type Status,
} from './sheet-item.ts';

/** How texts of the sheet are written and read. */
export interface SheetWords {
  /** Of the prices. */
  currency: Currency;
  /** BCP 47: digits and separators. */
  locale: string;
  marketPrice: string;
  availability: Readonly<Record<AvailabilityState, string>>;
  status: Readonly<Record<Status, string>>;
}

/** Why a typed text cannot be saved. */
export type CellProblem =
  | 'nameRequired'
  | 'tooLong'
  | 'sizeRequired'
  | 'priceRequired'
  | 'priceTooLarge'
  | 'calories'
  | 'availability'
  | 'status'
  | MoneyProblem;

const longestName = 80;
const highestCalories = 20_000;

/** What a cell shows of the item as it is stored. */
export function storedText(item: SheetItem, size: ItemSize, column: Column, words: SheetWords): string {
  switch (column) {
    case 'name':
      return item.name;
    case 'size':
      return size.name;
    case 'price':
      if (size.kind === 'MARKET_PRICE') return words.marketPrice;
      return size.price === null ? '' : formatMoneyInput(size.price, words.currency, words.locale);
    case 'calories':
      return item.calories === null ? '' : String(item.calories);
    case 'availability':
      return words.availability[item.availability.state];
    default:
      return words.status[statusOf(item)];
  }
}

type Written = { item: SheetItem; problem?: undefined } | { problem: CellProblem; item?: undefined };

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
/** In code points, as the contract counts. */
const lengthOf = (text: string) => Array.from(text).length;

function withSize(item: SheetItem, sizeId: string, change: Partial<ItemSize>): Written {
  const sizes = item.sizes.map((size) => (size.id === sizeId ? Object.assign({}, size, change) : size));
  return { item: { ...item, sizes } };
}

function withPrice(item: SheetItem, sizeId: string, text: string, words: SheetWords): Written {
  if (isSame(text, words.marketPrice)) return withSize(item, sizeId, { kind: 'MARKET_PRICE', price: null });
  const read = parseMoney(text, words.currency, words.locale);
  if (read.kind === 'invalid') return { problem: read.problem };
  if (read.kind === 'amount')
    return read.minorUnits > largestAmount
      ? { problem: 'priceTooLarge' }
      : withSize(item, sizeId, { kind: 'PRICED', price: read.minorUnits });
  return withSize(item, sizeId, { kind: 'PRICED', price: null });
}

/** The sizes whose price an item lacks as it was typed: only one that is not in the menu may wait for it. */
export function sizesWithoutPrice({ isActive, sizes }: SheetItem): ItemSize[] {
  return isActive ? sizes.filter(({ kind, price }) => kind === 'PRICED' && price === null) : [];
}

function withCalories(item: SheetItem, text: string): Written {
  if (text === '') return { item: { ...item, calories: null } };
  const calories = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  return calories <= highestCalories ? { item: { ...item, calories } } : { problem: 'calories' };
}

function withAvailability(item: SheetItem, text: string, words: SheetWords): Written {
  const state = availabilityStates.find(
    (known) => isSame(words.availability[known], text) || isSame(known, text),
  );
  if (state === undefined) return { problem: 'availability' };
  if (state === item.availability.state) return { item };
  return { item: { ...item, availability: { state, until: null } } };
}

function withStatus(item: SheetItem, text: string, words: SheetWords): Written {
  const status = statuses.find((known) => isSame(words.status[known], text) || isSame(known, text));
  if (status === undefined) return { problem: 'status' };
  return { item: { ...item, isActive: status === 'ACTIVE' } };
}

/** The item with a text written into one of its cells, or why it cannot be. */
export function withText(
  item: SheetItem,
  sizeId: string,
  column: Column,
  typed: string,
  words: SheetWords,
): Written {
  const text = typed.trim();
  switch (column) {
    case 'name':
      if (text === '') return { problem: 'nameRequired' };
      return lengthOf(text) > longestName ? { problem: 'tooLong' } : { item: { ...item, name: text } };
    case 'size':
      if (text === '' && item.sizes.length > 1) return { problem: 'sizeRequired' };
      return lengthOf(text) > longestName ? { problem: 'tooLong' } : withSize(item, sizeId, { name: text });
    case 'price':
      return withPrice(item, sizeId, text, words);
    case 'calories':
      return withCalories(item, text);
    case 'availability':
      return withAvailability(item, text, words);
    default:
      return withStatus(item, text, words);
  }
}
