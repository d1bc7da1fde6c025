import type { Screen } from '@cardamom/api-types';
import type { StaffCall } from '../../http/call.ts';
import { writeOnce } from '../../http/run-operation.ts';
import type { ScreenLimits } from '../../screens/limits.ts';
import { answerPairing } from '../../screens/pairings.ts';
import { newScreenCode } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import type { Services } from '../../shared/services.ts';
import { recodeScreen, screens } from './service.ts';

/** A code as televisions show it, however it was typed. */
const asShown = (typed: string) => typed.replaceAll(/[\s\p{Dash}]/gu, '').toUpperCase();

/**
 * Makes the television that shows a code show a screen, at an address that no other one has: both or neither happens. Throws
 * CM_NOT_FOUND for an unknown screen, CM_PAIRING for a code that none shows and CM_RATE after too many of those.
 */
export async function pairScreen(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  { wrongCodes }: Pick<ScreenLimits, 'wrongCodes'>,
  call: StaffCall<'pairScreen'>,
): Promise<Screen> {
  const { staff, params, body } = call;
  wrongCodes.take(staff.restaurantId);
  const screenCode = newScreenCode();
  const { data } = await database.beforeSignIn(async (outside) => {
    // There is no way back out of a restaurant, so the television is told first.
    const isShown = await answerPairing(outside, keys.pairingDigest(asShown(body.code)), screenCode);
    const inside = await outside.enter(staff.restaurantId);
    return writeOnce(inside, call, keys, undefined, async (tx) => {
      const { id } = await screens.get(tx, params.screenId);
      if (!isShown) throw Problem.field('/code', 'CM_PAIRING');
      return { status: 200, data: await recodeScreen(tx, staff.staffId, id, screenCode) };
    });
  });
  wrongCodes.giveBack(staff.restaurantId);
  return data as Screen;
}
