import {
  exchanged,
  exchangedBack,
  isCurrentCurrency,
  largestAmount,
  type CurrencyConversion,
  type Exchange,
} from '@cardamom/api-types';
import { recordChange } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { Problem } from '../../shared/problem.ts';
import { assertVersion } from '../../shared/version.ts';
import { readAmounts, writeAmounts, type Amounts, type PricedTable } from './amounts.ts';
import * as repository from './repository.ts';
import { getRestaurant, type StoredRestaurant } from './service.ts';

/** What a conversion leaves in history beside the restaurant as it was: enough to bring every amount back exactly. */
type Conversion = {
  readonly exchange: Exchange;
  /** Whether it went from the exchange's second currency to its first. */
  readonly isBack: boolean;
  /** The amounts before it, and what it made of them. */
  readonly was: Amounts;
  readonly became: Amounts;
};

/** A state that history keeps of a restaurant whose prices were converted then. */
type Converted = StoredRestaurant & { readonly conversion: Conversion };

/** Whether the change that left this state converted prices. */
export function isConverted(state: object): state is Converted {
  return 'conversion' in state;
}

type Anew = (table: PricedTable, id: string, amount: number) => number;

/** An amount anew. A fixed discount that rounds to nothing keeps the smallest there is (openapi/schemas/discount.yaml). */
function exchangeFor({ exchange, isBack }: Pick<Conversion, 'exchange' | 'isBack'>): Anew {
  return (table, _id, amount) => {
    const anew = isBack ? exchangedBack(amount, exchange) : exchanged(amount, exchange);
    if (Math.abs(anew) > largestAmount) throw Problem.field('/rate', 'CM_RANGE');
    return table === 'discount' ? Math.max(1, anew) : anew;
  };
}

/** Writes amounts and currency, and the one change that tells of both. */
async function change(
  tx: RestaurantTransaction,
  staffId: string | null,
  how: Pick<Conversion, 'exchange' | 'isBack'>,
  anew: Anew,
): Promise<StoredRestaurant> {
  const before = await getRestaurant(tx);
  const was = await readAmounts(tx);
  await writeAmounts(tx, anew);
  const defaultCurrency = how.isBack ? how.exchange.from : how.exchange.to;
  await repository.updateRestaurant(tx, before.version, { defaultCurrency });
  const after = await getRestaurant(tx);
  await recordChange(tx, {
    staffId,
    entity: 'RESTAURANT',
    entityId: before.id,
    action: 'UPDATED',
    before: { ...before, conversion: { ...how, was, became: await readAmounts(tx) } satisfies Conversion },
    after,
  });
  return after;
}

/**
 * Changes the named version's currency and converts all amounts, also of what is deleted. Throws CM_CONFLICT, CM_CHOICE for a currency
 * that is none or today's, and CM_RANGE for a rate of nothing or one that makes an amount too large.
 */
export async function convertCurrency(
  tx: RestaurantTransaction,
  staffId: string,
  version: number,
  { currency, rate }: CurrencyConversion,
): Promise<StoredRestaurant> {
  const now = await getRestaurant(tx);
  assertVersion(version, now);
  if (!isCurrentCurrency(currency) || currency === now.defaultCurrency)
    throw Problem.field('/currency', 'CM_CHOICE');
  if (Number(rate) === 0) throw Problem.field('/rate', 'CM_RANGE');
  const how = { exchange: { from: now.defaultCurrency, to: currency, rate }, isBack: false };
  return change(tx, staffId, how, exchangeFor(how));
}

/**
 * Takes a conversion back: what is as it left it is as before, to the minor unit; what was priced since goes back by the same
 * rate. Throws CM_CURRENCY where the restaurant has another currency by now than it left.
 */
export async function takeConversionBack(
  tx: RestaurantTransaction,
  staffId: string,
  { conversion: { exchange, isBack, was, became } }: Converted,
): Promise<StoredRestaurant> {
  const { defaultCurrency } = await getRestaurant(tx);
  if (defaultCurrency !== (isBack ? exchange.from : exchange.to))
    throw new Problem('CM_CURRENCY', { message: 'The currency was changed again since.' });
  const how = { exchange, isBack: !isBack };
  const byRate = exchangeFor(how);
  return change(tx, staffId, how, (table, id, amount) => {
    const before = was[table][id];
    return before !== undefined && became[table][id] === amount ? before : byRate(table, id, amount);
  });
}
