import type { FieldError, PasswordChange } from '@cardamom/api-types';
import type { Session } from '../http/call.ts';
import type { AfterAnswers } from '../shared/after-answers.ts';
import type { Services } from '../shared/services.ts';
import { fieldError, Problem } from '../shared/problem.ts';
import { accountsIn } from './account-repository.ts';
import { passwordChangedMail } from './account-mails.ts';
import { oneTimeTokensIn } from './one-time-token-repository.ts';
import { brokenPasswordRule, hashPassword, isPassword } from './passwords.ts';
import { sessionsIn } from './session-repository.ts';

async function wrongFields(
  { currentPassword, newPassword }: PasswordChange,
  passwordHash: string | null,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  // Who has only ever come by a one-time link has none to name.
  if (passwordHash !== null) {
    if (currentPassword === undefined) errors.push(fieldError('/currentPassword', 'CM_REQUIRED'));
    else if (!(await isPassword(currentPassword, passwordHash)))
      errors.push(fieldError('/currentPassword', 'C_002'));
    else if (currentPassword === newPassword) errors.push(fieldError('/newPassword', 'C_011'));
  }
  const rule = brokenPasswordRule(newPassword);
  if (rule) errors.push(fieldError('/newPassword', rule));
  return errors;
}

/**
 * Changes one's own password and ends one's other sessions. Throws C_002, C_011 and the rule that the new one breaks, each
 * at its field.
 */
export async function changePassword(
  { database, config, mailer }: Services,
  after: AfterAnswers,
  { accountId, familyId }: Session,
  change: PasswordChange,
): Promise<void> {
  const account = await database.lookUp((tx) => accountsIn(tx).byId(accountId));
  if (!account) throw new Problem('C_008');
  const errors = await wrongFields(change, account.passwordHash);
  if (errors.length > 0) throw Problem.fields(errors);
  const passwordHash = await hashPassword(change.newPassword);
  await database.beforeSignIn(async (tx) => {
    await accountsIn(tx).setPassword(accountId, passwordHash);
    await sessionsIn(tx).revokeAll(accountId, familyId);
    await oneTimeTokensIn(tx).voidAll(accountId);
  });
  after.add(() => mailer.send(passwordChangedMail(config, account.email)));
}
