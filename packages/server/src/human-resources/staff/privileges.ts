import { hasPermissions, type Permission } from '@cardamom/api-types';
import { fromJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { Problem } from '../../shared/problem.ts';
import type { KnownMember, StaffFields } from './fields.ts';

type Held = { readonly permissions: readonly Permission[]; readonly isActive: boolean };

/** What somebody may do now: nothing while they are switched off. */
const effective = (member: Held | null): readonly Permission[] =>
  member?.isActive ? member.permissions : [];

/** What somebody who is not switched off or deleted may do; nothing for anybody else. */
export async function heldBy(tx: RestaurantTransaction, staffId: string): Promise<readonly Permission[]> {
  const row = await tx
    .selectFrom('staff')
    .select('permissions')
    .where('id', '=', staffId)
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? fromJson(row.permissions) : [];
}

/** Throws C_010 where somebody would gain, or get back, a permission that whoever gives it does not hold. */
export async function assertMayGrant(
  tx: RestaurantTransaction,
  staffId: string,
  before: Held | null,
  after: Held,
): Promise<void> {
  const had = effective(before);
  const gained = effective(after).filter((permission) => !hasPermissions(had, [permission]));
  if (gained.length > 0 && !hasPermissions(await heldBy(tx, staffId), gained)) throw new Problem('C_010');
}

/**
 * Who may do what to whom (docs/rules.md, People). Throws HR_001 and HR_003 for the owner, whom nobody else changes and who
 * keeps ALL, and C_010.
 */
export async function assertMayChange(
  tx: RestaurantTransaction,
  staffId: string | null,
  before: KnownMember | null,
  after: Partial<StaffFields> | null,
): Promise<void> {
  if (before?.isOwner) {
    if (after === null) throw new Problem('HR_003');
    if (after.isActive === false) throw new Problem('HR_001');
    if (staffId !== before.id) throw new Problem('C_010');
    if (after.permissions && !after.permissions.includes('ALL'))
      throw Problem.field('/permissions', 'CM_CHOICE');
  }
  if (after === null || staffId === null) return;
  const { permissions = before?.permissions ?? [], isActive = before?.isActive ?? true } = after;
  await assertMayGrant(tx, staffId, before, { permissions, isActive });
}
