import type { Tax } from '@cardamom/api-types';
import { sql } from 'kysely';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { TaxTable } from '../database/schema/settings.ts';
import { plainKind } from '../entities/plain-kind.ts';
import { pageRequest } from '../shared/paging.ts';

/** Ids grow with time: the smallest is that of the first. */
const isDefault = sql<number>`(
  case when exists (
    select 1 from tax as other
    where other.restaurant_id = tax.restaurant_id and other.deleted_at is null and other.id < tax.id
  ) then 0 else 1 end
)`;

/** Taxes, which are listed as they were made. */
export const taxes = plainKind({
  one: 'Tax',
  many: 'Taxes',
  entity: 'TAX',
  table: 'tax',
  computed: { is_default: isDefault },
  sortKeys: () => ({ createdAt: sql`tax.id` }),
  sortOf: ({ sort = 'createdAt' }) => sort,
  columnsOf: ({ rate, treatment }) => ({ rate, treatment }),
  ownPart: ({ rate, treatment, is_default: first }: TaxTable & { is_default: number }) => ({
    rate,
    treatment,
    isDefault: first === 1,
  }),
  fieldsOf: (draft) => ({ ...draft, isActive: draft.isActive ?? true }),
  writers: {
    name: ({ name }) => ({ name }),
    rate: ({ rate }) => ({ rate }),
    treatment: ({ treatment }) => ({ treatment }),
    isActive: ({ isActive }) => ({ isActive }),
  },
});

/** The tax that prices are read with; null where there is none. */
export async function defaultTax(tx: RestaurantTransaction): Promise<Tax | null> {
  const { rows } = await taxes.list(tx, {}, pageRequest({ limit: 1 }, 'createdAt'));
  return rows[0] ?? null;
}
