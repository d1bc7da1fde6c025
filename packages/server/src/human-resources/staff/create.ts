import type { StaffMember, StaffMemberDraft } from '@cardamom/api-types';
import { accountsIn } from '../../authentication/account-repository.ts';
import { brokenPasswordRule, hashPassword } from '../../authentication/passwords.ts';
import type { LookupTransaction } from '../../database/database.ts';
import { twiceIfRaced } from '../../database/twice-if-raced.ts';
import type { Session } from '../../http/call.ts';
import { now } from '../../shared/clock.ts';
import { newId } from '../../shared/ids.ts';
import { fieldError, Problem } from '../../shared/problem.ts';
import type { Services } from '../../shared/services.ts';
import type { NewMember } from './fields.ts';
import { hostOf, newLink, sendInvitation } from './invite.ts';
import { pinErrors } from './pins.ts';
import { members } from './service.ts';

function requireRules({ pin, password }: StaffMemberDraft): void {
  const rule = password === undefined ? undefined : brokenPasswordRule(password);
  const errors = [...pinErrors(pin), ...(rule ? [fieldError('/password', rule)] : [])];
  if (errors.length > 0) throw Problem.fields(errors);
}

/**
 * The account of the e-mail, made where there is none. Throws HR_004 for somebody who is here already, and CM_PASSWORD_OWN where
 * a password is to be set for an account that somebody has (docs/rules.md, People).
 */
async function accountFor(
  outside: LookupTransaction,
  { email, restaurantId, passwordHash }: { email: string; restaurantId: string; passwordHash: string | null },
): Promise<string> {
  const accounts = accountsIn(outside);
  const found = await accounts.byEmail(email);
  if (!found) {
    const id = newId();
    await accounts.add({ id, email, passwordHash });
    return id;
  }
  if (await accounts.isKnownIn(found.id, restaurantId)) throw Problem.field('/email', 'HR_004');
  if (passwordHash !== null) throw Problem.field('/password', 'CM_PASSWORD_OWN');
  return found.id;
}

/**
 * Adds somebody to the restaurant: with a password they have joined, without one they are invited. Throws HR_004, HR_005, C_010 and
 * the fields' own codes.
 */
export async function createMember(
  services: Services,
  { staffId, restaurantId }: Session,
  draft: StaffMemberDraft,
): Promise<StaffMember> {
  requireRules(draft);
  const { database, keys } = services;
  const passwordHash = draft.password === undefined ? null : await hashPassword(draft.password);
  const recordFor = (accountId: string, expiresAt: number | null): NewMember => ({
    name: draft.name,
    lastName: draft.lastName ?? '',
    position: draft.position ?? '',
    phone: draft.phone ?? null,
    permissions: draft.permissions,
    pinDigest: keys.pinDigest(restaurantId, draft.pin),
    defaultLanguage: draft.defaultLanguage ?? 'en',
    theme: draft.theme ?? 'light',
    imageId: draft.pictureId ?? null,
    isActive: draft.isActive ?? true,
    accountId,
    joinedAt: expiresAt === null ? now() : null,
    invitedAt: expiresAt === null ? null : now(),
    invitationExpiresAt: expiresAt,
    invitedBy: expiresAt === null ? null : staffId,
  });
  const made = await twiceIfRaced(() =>
    database.beforeSignIn(async (outside) => {
      const accountId = await accountFor(outside, { email: draft.email, restaurantId, passwordHash });
      const link = passwordHash === null ? await newLink(outside, accountId, restaurantId) : null;
      const tx = await outside.enter(restaurantId);
      const member = await members.create(tx, staffId, recordFor(accountId, link?.expiresAt ?? null));
      return { member, link, host: await hostOf(tx, staffId) };
    }),
  );
  return made.link ? sendInvitation(services, made.member, made.link, made.host) : made.member;
}
