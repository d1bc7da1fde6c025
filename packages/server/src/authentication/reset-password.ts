import type { PasswordReset } from '@cardamom/api-types';
import type { AfterAnswers } from '../shared/after-answers.ts';
import type { Services } from '../shared/services.ts';
import { now } from '../shared/clock.ts';
import { newSecret } from '../shared/ids.ts';
import { Problem } from '../shared/problem.ts';
import { accountsIn } from './account-repository.ts';
import { passwordChangedMail, resetMail } from './account-mails.ts';
import { oneTimeTokensIn } from './one-time-token-repository.ts';
import { brokenPasswordRule, hashPassword } from './passwords.ts';
import { sessionsIn } from './session-repository.ts';
import { digestOf, lifetime } from './tokens.ts';

const minute = 60_000;

/** How long after the latest link the next one is sent, by how many the last hour saw: nobody's mailbox is flooded, nobody is kept out. */
const pauses = [0, minute, 5 * minute, 15 * minute];

function mayHaveAnother(madeAt: readonly number[]): boolean {
  const [latest = 0] = madeAt;
  return now() >= latest + (pauses[madeAt.length] ?? 15 * minute);
}

async function sendResetLink({ database, config, mailer }: Services, email: string): Promise<void> {
  const secret = newSecret();
  const to = await database.beforeSignIn(async (tx) => {
    const accounts = accountsIn(tx);
    const account = await accounts.byEmail(email);
    const [place] = await accounts.workplaces(account?.id ?? '');
    const tokens = oneTimeTokensIn(tx);
    const madeAt = await tokens.madeAt(account?.id ?? '', 'RESET');
    if (!account || !place || !mayHaveAnother(madeAt)) return undefined;
    await tokens.add({
      digest: digestOf(secret),
      purpose: 'RESET',
      accountId: account.id,
      restaurantId: place.restaurantId,
      expiresAt: now() + lifetime.resetLink,
    });
    return account.email;
  });
  if (to !== undefined) await mailer.send(resetMail(config, to, secret));
}

/**
 * Sends a link that sets a new password to whoever has the e-mail and works somewhere. Nothing is looked up before the
 * answer, so that the answer cannot tell who has an account. Throws CM_RATE where too many wait.
 */
export function requestPasswordReset(services: Services, after: AfterAnswers, email: string): void {
  if (!after.add(() => sendResetLink(services, email)))
    throw new Problem('CM_RATE', { retryAfterSeconds: 5 });
}

/**
 * Sets a new password by a link, ends all sessions and makes every other link worthless; returns the account's e-mail.
 * Throws the rule that the password breaks before anything is spent, and C_009 for a link that is unknown, spent or too old.
 */
export async function resetPassword(
  { database, config, mailer }: Services,
  after: AfterAnswers,
  { token, password }: PasswordReset,
): Promise<string> {
  const rule = brokenPasswordRule(password);
  if (rule) throw Problem.field('/password', rule);
  const digest = digestOf(token);
  // A guess costs a query, and not a password's hash.
  if (!(await database.lookUp((tx) => oneTimeTokensIn(tx).isGood(digest, 'RESET'))))
    throw new Problem('C_009');
  const passwordHash = await hashPassword(password);
  const email = await database.beforeSignIn(async (tx) => {
    const tokens = oneTimeTokensIn(tx);
    const accounts = accountsIn(tx);
    const spent = await tokens.spend(digest, 'RESET');
    const account = spent && (await accounts.byId(spent.accountId));
    if (!account?.isActive) throw new Problem('C_009');
    await accounts.setPassword(account.id, passwordHash);
    await sessionsIn(tx).revokeAll(account.id);
    await tokens.voidAll(account.id);
    return account.email;
  });
  after.add(() => mailer.send(passwordChangedMail(config, email)));
  return email;
}
