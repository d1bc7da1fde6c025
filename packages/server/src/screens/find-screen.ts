import type { Database } from '../database/database.ts';
import { Problem } from '../shared/problem.ts';

/** Whose a screen is. */
export type FoundScreen = { readonly restaurantId: string; readonly screenId: string };

/** Whether a screen's code can look like this; anything else is not looked for. */
const mayBeCode = (text: string): boolean => /^[2-9A-HJ-NP-Z]{8}$/u.test(text);

/** Finds the screen of an address; throws CM_NOT_FOUND where nobody has it, its screen is deleted or has another code by now. */
export async function findScreen(database: Database, code: string): Promise<FoundScreen> {
  if (!mayBeCode(code)) throw new Problem('CM_NOT_FOUND');
  const found = await database.lookUp(({ db }) =>
    db
      .selectFrom('screen')
      .innerJoin('restaurant', 'restaurant.id', 'screen.restaurant_id')
      .select(['screen.restaurant_id as restaurantId', 'screen.id as screenId'])
      .where('screen.code', '=', code)
      .where('screen.deleted_at', 'is', null)
      .where('restaurant.deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  if (found === undefined) throw new Problem('CM_NOT_FOUND');
  return found;
}
