import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Services } from '../shared/services.ts';
import { now } from '../shared/clock.ts';
import { newSecret } from '../shared/ids.ts';
import { Problem } from '../shared/problem.ts';
import { accountsIn } from './account-repository.ts';
import type { DeviceName } from './device-name.ts';
import { oneTimeTokensIn } from './one-time-token-repository.ts';
import { startSession, type Issued } from './session.ts';
import { digestOf, lifetime } from './tokens.ts';

/**
 * Makes a link that signs the person in once within 24 h. The secret stands in the fragment, which no server and no link preview
 * sees. Whoever makes links runs the installation and may know why there is none: throws C_005 for an e-mail that nobody
 * has, C_007 for an account that is switched off and C_008 for one that works nowhere.
 */
export async function makeSignInLink(database: Database, config: Config, email: string): Promise<string> {
  const secret = newSecret();
  await database.beforeSignIn(async (tx) => {
    const accounts = accountsIn(tx);
    const account = await accounts.byEmail(email);
    if (!account) throw new Problem('C_005');
    if (!account.isActive) throw new Problem('C_007');
    const [place] = await accounts.workplaces(account.id);
    if (!place) throw new Problem('C_008');
    await oneTimeTokensIn(tx).add({
      digest: digestOf(secret),
      purpose: 'SIGN_IN',
      accountId: place.accountId,
      restaurantId: place.restaurantId,
      expiresAt: now() + lifetime.oneTimeLink,
    });
  });
  return `${config.publicUrl}/sign-in-link#${secret}`;
}

/** Spends a sign-in link: the first one wins. Throws C_009 when it is unknown, spent or too old. */
export async function spendSignInLink(
  services: Services,
  secret: string,
  device: DeviceName,
): Promise<Issued> {
  return services.database.beforeSignIn(async (tx) => {
    const spent = await oneTimeTokensIn(tx).spend(digestOf(secret), 'SIGN_IN');
    const places = spent ? await accountsIn(tx).workplaces(spent.accountId) : [];
    const place = places.find(({ restaurantId }) => restaurantId === spent?.restaurantId);
    if (!place) throw new Problem('C_009');
    return startSession(tx, services, place, device);
  });
}
