import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { settingsKinds } from '../settings/kinds.ts';
import { now } from '../shared/clock.ts';
import { portions } from '../shared/portions.ts';

/** The tables of settings; the restaurant's own row stays, because its address does. */
const settings = Object.values(settingsKinds).flatMap(({ table }) => (table === 'restaurant' ? [] : [table]));

/** What a restaurant holds, each before what it points to. Its addresses and codes stay, so that nobody else is ever given them. */
const held = [
  'change',
  'list_job',
  'allergen_matrix_print',
  'menu_import_row',
  'imported_item',
  'menu_import',
  'import_columns',
  'idempotency_key',
  'scan',
  'set_up_tick',
  'screen_state',
  'screen',
  'digital_menu_settings',
  'item_modifier_group',
  'item_size',
  'item_ingredient',
  'item_category',
  'menu_section',
  'menu',
  'item',
  'category',
  'modifier_option',
  'modifier_group',
  'dining_table',
  ...settings,
  'qr_menu_settings',
  'restaurant_image',
] as const;

type Tools = {
  readonly database: Database;
  readonly store: FileStore;
  readonly log: FastifyBaseLogger;
  readonly isClosing: () => boolean;
};

async function removePictures({ database, store, log }: Tools, restaurantId: string): Promise<void> {
  const ids = await database.inRestaurant(restaurantId, async (tx) => {
    const rows = await tx.selectFrom('image').select('id').execute();
    await tx.updateTable('staff').set({ image_id: null }).execute();
    for (const table of ['image_origin', 'image_variant', 'image'] as const)
      await tx.deleteFrom(table).execute();
    return rows.map(({ id }) => id);
  });
  for (const imageId of ids) {
    try {
      await store.removePending({ restaurantId, imageId });
      await store.removeVariants(imageId);
    } catch (err) {
      // Somebody is writing a variant of it this moment; nothing knows it any more, so the next sweep takes it.
      log.warn({ err, imageId }, 'files of a deleted restaurant stay until the next sweep');
    }
  }
}

/** Accounts that worked here and nowhere else lose their e-mail and their password, so that the address is free again. */
async function forgetAccounts({ database }: Tools, restaurantId: string): Promise<void> {
  await database.beforeSignIn(async ({ db }) => {
    const staff = await db
      .selectFrom('staff')
      .select('account_id')
      .where('restaurant_id', '=', restaurantId)
      .execute();
    for (const ids of portions([...new Set(staff.map((row) => row.account_id))])) {
      const working = await db
        .selectFrom('staff')
        .innerJoin('restaurant', 'restaurant.id', 'staff.restaurant_id')
        .select('staff.account_id')
        .where('staff.account_id', 'in', ids)
        .where('staff.deleted_at', 'is', null)
        .where('restaurant.deleted_at', 'is', null)
        .execute();
      const elsewhere = new Set(working.map((row) => row.account_id));
      for (const id of ids.filter((one) => !elsewhere.has(one))) {
        const email = `${id}@deleted.invalid`;
        await db.deleteFrom('one_time_token').where('account_id', '=', id).execute();
        await db
          .updateTable('account')
          .set({ email, email_key: email, password_hash: null, updated_at: now() })
          .where('id', '=', id)
          .execute();
      }
    }
  });
}

/** What stays of people and of the restaurant tells nothing, but why a session ended. */
async function forgetNames({ database }: Tools, restaurantId: string): Promise<void> {
  await database.inRestaurant(restaurantId, async (tx) => {
    const nobody = { name: '', last_name: '', name_key: '', position: '' };
    await tx
      .updateTable('staff')
      .set({ ...nobody, phone_prefix: null, phone_number: null, pin_digest: sql<string>`'none' || id` })
      .execute();
    await tx
      .updateTable('restaurant')
      .set({ name: '', address: '', business_email: null, phone_prefix: null, phone_number: null })
      .execute();
  });
}

/**
 * Removes what deleted restaurants held: their rows, the files of their pictures, the names of their people. May stop
 * anywhere and be done again: a restaurant's own name goes last.
 */
export async function removeDeleted(tools: Tools): Promise<void> {
  const { database, isClosing } = tools;
  const deleted = await database.lookUp(({ db }) =>
    db
      .selectFrom('restaurant')
      .select('id')
      .where('deleted_at', 'is not', null)
      .where('name', '!=', '')
      .execute(),
  );
  for (const { id } of deleted) {
    for (const table of held) {
      if (isClosing()) return;
      await database.inRestaurant(id, async (tx) => {
        await tx.deleteFrom(table).execute();
      });
    }
    await removePictures(tools, id);
    await forgetAccounts(tools, id);
    await forgetNames(tools, id);
  }
}
