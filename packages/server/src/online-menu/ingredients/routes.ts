import { reading, type Handlers } from '../../http/call.ts';
import { pageRequest } from '../../shared/paging.ts';
import { findIngredients } from './repository.ts';

/** Handlers of the contract's `/online-menu/ingredients`. */
export const ingredientHandlers = {
  listIngredients: reading<'listIngredients'>(async ({ query }, tx) => {
    const { rows, ...page } = await findIngredients(tx, query.search, pageRequest(query, 'name'));
    return { status: 200, data: { items: rows, page } };
  }),
} satisfies Handlers;
