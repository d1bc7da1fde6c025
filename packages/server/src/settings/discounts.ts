import type { Discount, DiscountDraft, DiscountPatch, DiscountType } from '@cardamom/api-types';
import type { DiscountTable } from '../database/schema/settings.ts';
import { entityHandlers } from '../entities/handlers.ts';
import { entityKind, type FieldWriters } from '../entities/kind.ts';
import { entityRows, sharedPart } from '../entities/rows.ts';
import { entityService } from '../entities/service.ts';
import { fieldError } from '../shared/problem.ts';

type DiscountFields = { name: string; type: DiscountType; amount: number; isActive: boolean };

/** A hundred percent, in thousandths of one. */
const everything = 100_000;

const writers = {
  name: ({ name }) => ({ name }),
  // An amount means nothing without its type: the two are told, and come back, together.
  amount: ({ type, amount }) => ({ type, amount }),
  isActive: ({ isActive }) => ({ isActive }),
} satisfies FieldWriters<Discount, DiscountPatch>;

/** Discounts: CM_NAME_IN_USE for a name in use, CM_RANGE for more than a hundred percent. */
export const discounts = entityService<Discount, DiscountDraft, DiscountPatch, DiscountFields>({
  entity: 'DISCOUNT',
  nameInUse: 'CM_NAME_IN_USE',
  rows: entityRows<DiscountTable, Discount, DiscountFields>({
    table: 'discount',
    columnsOf: ({ type, amount }) => ({ type, amount }),
    toEntities: (_tx, rows) =>
      rows.map((row) => ({ ...sharedPart(row), type: row.type, amount: row.amount })),
  }),
  fieldsOf: (draft) => ({ ...draft, isActive: draft.isActive ?? true }),
  errorsOf: (_tx, fields, before) => {
    const { type, amount = 0 } = { ...before, ...fields };
    return type === 'PERCENTAGE' && amount > everything
      ? [fieldError('/amount', 'CM_RANGE', '(100 % at most)')]
      : [];
  },
  copyOf: ({ name, type, amount }) => ({ name, type, amount }),
});

/** Discounts as lists and history know them. */
export const discountEntity = entityKind<Discount, DiscountPatch>({
  ...discounts,
  table: 'discount',
  operation: 'updateDiscount',
  writers,
});

/** Handlers of the contract's `/settings/discounts`. */
export const discountHandlers = entityHandlers(
  { one: 'Discount', many: 'Discounts' },
  discounts,
  discountEntity,
);
