import type { EmailChange } from '@cardamom/api-types';
import { recordChange } from '../changes/record-change.ts';
import { isUniqueViolation } from '../database/dialect.ts';
import type { Session } from '../http/call.ts';
import type { AfterAnswers } from '../shared/after-answers.ts';
import type { Services } from '../shared/services.ts';
import { now } from '../shared/clock.ts';
import { newSecret } from '../shared/ids.ts';
import { Problem } from '../shared/problem.ts';
import { accountsIn } from './account-repository.ts';
import { confirmationMail, emailChangedMail } from './account-mails.ts';
import { oneTimeTokensIn } from './one-time-token-repository.ts';
import { isPassword } from './passwords.ts';
import { wrongPassword } from './wrong-password.ts';
import { digestOf, lifetime } from './tokens.ts';

/**
 * Sends a link to the address that is to be one's own; until it is spent there, nothing changes. An earlier link is
 * worthless from now on. Throws C_006 for a wrong password and C_004 for an address that an account has.
 */
export async function changeEmail(
  { database, config, mailer }: Services,
  after: AfterAnswers,
  { accountId, restaurantId }: Session,
  { email, password }: EmailChange,
): Promise<void> {
  const account = await database.lookUp((tx) => accountsIn(tx).byId(accountId));
  if (!(await isPassword(password, account?.passwordHash ?? null))) throw wrongPassword();
  const secret = newSecret();
  await database.beforeSignIn(async (tx) => {
    if (await accountsIn(tx).byEmail(email)) throw Problem.field('/email', 'C_004');
    const tokens = oneTimeTokensIn(tx);
    await tokens.voidOf(accountId, 'EMAIL');
    const expiresAt = now() + lifetime.emailLink;
    await tokens.add({
      digest: digestOf(secret),
      purpose: 'EMAIL',
      accountId,
      restaurantId,
      email,
      expiresAt,
    });
  });
  after.add(() => mailer.send(confirmationMail(config, email, secret)));
}

/**
 * Gives the account the address that its link was sent to, and returns it. Links that went to the former one are worthless
 * from now on. Throws C_009 for a link that is unknown, spent or too old, C_004 where somebody else has the address by now.
 */
export async function confirmEmail(
  { database, config, mailer }: Services,
  after: AfterAnswers,
  secret: string,
): Promise<string> {
  const change = async () =>
    database.beforeSignIn(async (tx) => {
      const accounts = accountsIn(tx);
      const tokens = oneTimeTokensIn(tx);
      const spent = await tokens.spend(digestOf(secret), 'EMAIL');
      const account = spent && (await accounts.byId(spent.accountId));
      if (!spent?.email || !account?.isActive) throw new Problem('C_009');
      await accounts.setEmail(account.id, spent.email);
      await tokens.voidAll(account.id);
      const places = await accounts.workplaces(account.id);
      const place = places.find(({ restaurantId }) => restaurantId === spent.restaurantId) ?? places[0];
      if (place) {
        await recordChange(await tx.enter(place.restaurantId), {
          staffId: place.staffId,
          entity: 'STAFF',
          entityId: place.staffId,
          action: 'UPDATED',
          before: { email: account.email },
          after: { email: spent.email },
        });
      }
      return { former: account.email, email: spent.email };
    });
  try {
    const { former, email } = await change();
    after.add(() => mailer.send(emailChangedMail(config, former, email)));
    return email;
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('C_004');
    throw error;
  }
}
