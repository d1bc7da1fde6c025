import type { ScreenPairing } from '@cardamom/api-types';
import { digestOf } from '../authentication/tokens.ts';
import type { LookupTransaction } from '../database/database.ts';
import { instant, now } from '../shared/clock.ts';
import { newPairingCode, newSecret } from '../shared/ids.ts';
import { Problem } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';

/** How long a code is good, in ms. */
const lifetimeMs = 10 * 60_000;

/**
 * How many televisions may wait at once: what is typed at random meets one of them with a chance of one in half a million, and a
 * restaurant has ten tries a minute.
 */
const mostWaiting = 2000;

/** One television more that waits; throws CM_RATE where too many do. Those whose time is over are forgotten. */
export async function startPairing({
  database,
  keys,
}: Pick<Services, 'database' | 'keys'>): Promise<ScreenPairing> {
  const token = newSecret();
  return database.beforeSignIn(async ({ db }) => {
    const time = now();
    await db.deleteFrom('screen_pairing').where('expires_at', '<=', time).execute();
    const { waiting } = await db
      .selectFrom('screen_pairing')
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow();
    if (waiting >= mostWaiting) throw new Problem('CM_RATE', { retryAfterSeconds: 60 });
    for (;;) {
      const code = newPairingCode();
      const expiresAt = time + lifetimeMs;
      const row = {
        token_digest: digestOf(token),
        code_digest: keys.pairingDigest(code),
        created_at: time,
        expires_at: expiresAt,
        screen_code: null,
      };
      const added = await db
        .insertInto('screen_pairing')
        .values(row)
        .onConflict((conflict) => conflict.column('code_digest').doNothing())
        .returning('token_digest')
        .executeTakeFirst();
      if (added) return { code, token, expiresAt: instant(expiresAt) };
    }
  });
}

/** The code of the screen that a television is, or null while nobody typed its own; throws CM_PAIRING_OVER for a token that is not good. */
export async function checkPairing(
  { database }: Pick<Services, 'database'>,
  token: string,
): Promise<string | null> {
  const found = await database.lookUp(({ db }) =>
    db
      .selectFrom('screen_pairing')
      .select('screen_code')
      .where('token_digest', '=', digestOf(token))
      .where('expires_at', '>', now())
      .executeTakeFirst(),
  );
  if (found === undefined) throw new Problem('CM_PAIRING_OVER');
  return found.screen_code;
}

/** Tells the television that shows a code which screen it is; returns whether one does. One statement, so that only one of two wins. */
export async function answerPairing(
  { db }: LookupTransaction,
  codeDigest: string,
  screenCode: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('screen_pairing')
    .set({ screen_code: screenCode })
    .where('code_digest', '=', codeDigest)
    .where('expires_at', '>', now())
    .where('screen_code', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
