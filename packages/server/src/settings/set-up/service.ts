import type { SetUp, SetUpStep, SetUpTick } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { wasScanned } from '../../online-menu/scans/repository.ts';
import { now } from '../../shared/clock.ts';
import { findImageIds, findRestaurant } from '../restaurant/repository.ts';

/** How many dishes there are, and how many of those that guests see nobody declared the allergens of. */
async function countDishes(tx: RestaurantTransaction): Promise<{ dishes: number; undeclared: number }> {
  const counted = async (isUndeclared: boolean) => {
    const { count } = await tx
      .selectFrom('item')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('deleted_at', 'is', null)
      .$if(isUndeclared, (query) => query.where('allergens_declared', '=', 0).where('is_active', '=', 1))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return { dishes: await counted(false), undeclared: await counted(true) };
}

/** What is left to do before guests can read the menu: as things are, or as somebody ticked them. */
export async function getSetUp(tx: RestaurantTransaction): Promise<SetUp> {
  const restaurant = await findRestaurant(tx);
  const rows = await tx.selectFrom('set_up_tick').select('tick').execute();
  const ticked = new Set<SetUpTick>(rows.map(({ tick }) => tick));
  const { dishes, undeclared } = await countDishes(tx);
  const { logoId } = await findImageIds(tx);
  const step = (name: SetUpStep, isSo: boolean, left = 0) => ({
    step: name,
    isDone: isSo || ticked.has(name),
    left,
  });
  return {
    isDemo: restaurant.is_demo === 1,
    isPutAway: ticked.has('ALL'),
    steps: [
      step('MENU', dishes > 0),
      step('LOGO', logoId !== null),
      step('ALLERGENS', dishes > 0 && undeclared === 0, undeclared),
      step('CODE', false),
      step('PHONE', await wasScanned(tx)),
    ],
  };
}

/** Ticks a step, or takes its tick away; either may be said twice. */
export async function tickSetUpStep(
  tx: RestaurantTransaction,
  tick: SetUpTick,
  isTicked: boolean,
): Promise<SetUp> {
  if (isTicked)
    await tx
      .insertInto('set_up_tick', { tick, ticked_at: now() })
      .onConflict((conflict) => conflict.columns(['restaurant_id', 'tick']).doNothing())
      .execute();
  else await tx.deleteFrom('set_up_tick').where('tick', '=', tick).execute();
  return getSetUp(tx);
}
