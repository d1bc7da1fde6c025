import type { Credentials } from '@cardamom/api-types';
import type { Services } from '../shared/services.ts';
import { Problem } from '../shared/problem.ts';
import { accountsIn } from './account-repository.ts';
import type { DeviceName } from './device-name.ts';
import { isPassword } from './passwords.ts';
import { startSession, type Issued } from './session.ts';

/**
 * Signs in with e-mail and password. Throws C_006 alike for an unknown e-mail, a wrong password, a disabled
 * account and one that works nowhere, after the same work (docs/rules.md, Errors).
 */
export async function signIn(
  services: Services,
  { email, password }: Credentials,
  device: DeviceName,
): Promise<Issued> {
  const { account, place } = await services.database.lookUp(async (tx) => {
    const accounts = accountsIn(tx);
    const found = await accounts.byEmail(email);
    // Asked for an unknown account too, so that both ways take the same two queries.
    const [first] = await accounts.workplaces(found?.id ?? '');
    return { account: found, place: first };
  });
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!isRight || !place) throw Problem.field('/password', 'C_006');
  return services.database.beforeSignIn((tx) => startSession(tx, services, place, device));
}
