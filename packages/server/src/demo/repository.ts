import { toJson } from '../database/json-text.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { now } from '../shared/clock.ts';
import { nameKey } from '../shared/text.ts';
import type { DemoStaff } from './types.ts';

type Colleague = DemoStaff & { id: string; accountId: string; pinDigest: string };

/** Adds a person beside the owner; they have no password and sign in by one-time link. */
export async function insertColleague(tx: RestaurantTransaction, person: Colleague): Promise<void> {
  const time = now();
  await tx
    .insertInto('staff', {
      id: person.id,
      account_id: person.accountId,
      name: person.name,
      last_name: person.lastName,
      name_key: nameKey(`${person.name} ${person.lastName}`),
      position: person.position,
      phone_prefix: person.phone.prefix,
      phone_number: person.phone.number,
      permissions: toJson(person.permissions),
      is_owner: 0,
      is_active: 1,
      pin_digest: person.pinDigest,
      default_language: 'en',
      theme: 'light',
      image_id: null,
      invited_at: null,
      joined_at: time,
      last_sign_in_at: null,
      created_at: time,
      updated_at: time,
      version: 1,
      deleted_at: null,
    })
    .execute();
}

/** Completes the owner, whom the restaurant was founded with. */
export async function describeOwner(
  tx: RestaurantTransaction,
  staffId: string,
  { position, phone }: Pick<DemoStaff, 'position' | 'phone'>,
): Promise<void> {
  const told = { position, phone_prefix: phone.prefix, phone_number: phone.number };
  await tx.updateTable('staff').set(told).where('id', '=', staffId).execute();
}

/** Says to guests what the menu is; it has sections of its own, of which some feature a dish. */
export async function describeMenu(
  tx: RestaurantTransaction,
  menuId: string,
  { name, description }: { name: string; description: string },
): Promise<void> {
  await tx
    .updateTable('menu')
    .set({ name, description, includes_all_categories: 0 })
    .where('id', '=', menuId)
    .execute();
}
