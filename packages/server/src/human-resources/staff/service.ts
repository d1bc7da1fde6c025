import { entityService } from '../../entities/service.ts';
import { requireImage } from '../../files/require-image.ts';
import { fieldError, Problem } from '../../shared/problem.ts';
import type { KnownMember, NewMember, StaffEdit } from './fields.ts';
import { assertMayChange, assertMayGrant } from './privileges.ts';
import {
  clearPin,
  endSessions,
  isMember,
  isPinTaken,
  setInvitation,
  storedMembers,
  whatReturns,
} from './repository.ts';

/**
 * The people of a restaurant: HR_001 and HR_003 for the owner, HR_002 for who is not there, HR_004 for a second record of an
 * account, HR_005 for a PIN in use, C_010 for what somebody may not do. Who is switched off or deleted is signed out.
 */
export const members = entityService<KnownMember, NewMember, StaffEdit, NewMember>({
  entity: 'STAFF_MEMBER',
  nameInUse: null,
  notFound: 'HR_002',
  rows: storedMembers,
  fieldsOf: (draft) => draft,
  editOf({ name, lastName, pictureId, ...edit }, before) {
    const names =
      name === undefined && lastName === undefined ? {} : { name: before.name, lastName: before.lastName };
    return {
      ...edit,
      ...names,
      ...(name !== undefined && { name }),
      ...(lastName !== undefined && { lastName }),
      ...(pictureId !== undefined && { imageId: pictureId }),
    };
  },
  assertMay: assertMayChange,
  async errorsOf(tx, { pinDigest, imageId }, before) {
    await requireImage(tx, imageId, '/pictureId');
    const isTaken = pinDigest !== undefined && (await isPinTaken(tx, pinDigest, before?.id ?? null));
    return isTaken ? [fieldError('/pin', 'HR_005')] : [];
  },
  async writeParts(tx, id, { isActive }, before) {
    if (before?.isActive && isActive === false) await endSessions(tx, id);
  },
  async removed(tx, { id }) {
    await endSessions(tx, id);
    await setInvitation(tx, id, null);
  },
  async beforeRestore(tx, id) {
    const back = await whatReturns(tx, id);
    if (!back) return;
    if (await isMember(tx, back.accountId)) throw Problem.field('/email', 'HR_004');
    if (await isPinTaken(tx, back.pinDigest, id)) await clearPin(tx, id);
  },
  async revived(tx, member, staffId) {
    if (staffId !== null) await assertMayGrant(tx, staffId, null, member);
  },
});
