import type { PriceTreatment, Tax, TaxDraft, TaxPatch } from '@cardamom/api-types';
import { sql } from 'kysely';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { TaxTable } from '../database/schema/settings.ts';
import { entityHandlers } from '../entities/handlers.ts';
import { entityKind, type FieldWriters } from '../entities/kind.ts';
import { entityRows, sharedPart } from '../entities/rows.ts';
import { entityService } from '../entities/service.ts';
import { pageRequest } from '../shared/paging.ts';

type TaxFields = { name: string; rate: number; treatment: PriceTreatment; isActive: boolean };

/** Ids grow with time: the smallest is that of the first. */
const isDefault = sql<number>`(
  case when exists (
    select 1 from tax as other
    where other.restaurant_id = tax.restaurant_id and other.deleted_at is null and other.id < tax.id
  ) then 0 else 1 end
)`;

const writers = {
  name: ({ name }) => ({ name }),
  rate: ({ rate }) => ({ rate }),
  treatment: ({ treatment }) => ({ treatment }),
  isActive: ({ isActive }) => ({ isActive }),
} satisfies FieldWriters<Tax, TaxPatch>;

/** Taxes: CM_NAME_IN_USE for a name in use. */
export const taxes = entityService<Tax, TaxDraft, TaxPatch, TaxFields>({
  entity: 'TAX',
  nameInUse: 'CM_NAME_IN_USE',
  rows: entityRows<TaxTable & { is_default: number }, Tax, TaxFields>({
    table: 'tax',
    computed: { is_default: isDefault },
    sortKeys: () => ({ createdAt: sql`tax.id` }),
    columnsOf: ({ rate, treatment }) => ({ rate, treatment }),
    toEntities: (_tx, rows) =>
      rows.map((row) => ({
        ...sharedPart(row),
        rate: row.rate,
        treatment: row.treatment,
        isDefault: row.is_default === 1,
      })),
  }),
  fieldsOf: (draft) => ({ ...draft, isActive: draft.isActive ?? true }),
  copyOf: ({ name, rate, treatment }) => ({ name, rate, treatment }),
});

/** Taxes as lists and history know them. */
export const taxEntity = entityKind<Tax, TaxPatch>({
  ...taxes,
  table: 'tax',
  operation: 'updateTax',
  writers,
});

/** Handlers of the contract's `/settings/taxes`. */
export const taxHandlers = entityHandlers({ one: 'Tax', many: 'Taxes' }, taxes, taxEntity, {
  sortOf: ({ sort = 'createdAt' }) => sort,
});

/** The tax that prices are read with; null where there is none. */
export async function defaultTax(tx: RestaurantTransaction): Promise<Tax | null> {
  const { rows } = await taxes.list(tx, {}, pageRequest({ limit: 1 }, 'createdAt'));
  return rows[0] ?? null;
}
