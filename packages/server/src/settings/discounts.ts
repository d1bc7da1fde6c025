import { plainKind } from '../entities/plain-kind.ts';
import { fieldError } from '../shared/problem.ts';

/** A hundred percent, in thousandths of one. */
const everything = 100_000;

/** Discounts: CM_RANGE for more than a hundred percent. */
export const discounts = plainKind({
  one: 'Discount',
  many: 'Discounts',
  entity: 'DISCOUNT',
  table: 'discount',
  columnsOf: ({ type, amount }) => ({ type, amount }),
  ownPart: ({ type, amount }) => ({ type, amount }),
  fieldsOf: (draft) => ({ ...draft, isActive: draft.isActive ?? true }),
  errorsOf: (_tx, fields, before) => {
    const { type, amount = 0 } = { ...before, ...fields };
    return type === 'PERCENTAGE' && amount > everything
      ? [fieldError('/amount', 'CM_RANGE', '(100 % at most)')]
      : [];
  },
  writers: {
    name: ({ name }) => ({ name }),
    // An amount means nothing without its type: the two are told, and come back, together.
    amount: ({ type, amount }) => ({ type, amount }),
    isActive: ({ isActive }) => ({ isActive }),
  },
});
