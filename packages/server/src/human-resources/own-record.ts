import type { StaffProfile, StaffProfilePatch } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { imagesById } from '../files/repository.ts';
import { now } from '../shared/clock.ts';

/** What a restaurant keeps of a person that they may change themselves. */
export type OwnRecord = Pick<StaffProfile, 'name' | 'lastName' | 'phone' | 'picture' | 'version'>;

/** The people of one restaurant, as they change themselves. */
export function ownRecordsIn(tx: RestaurantTransaction) {
  return {
    async find(staffId: string): Promise<OwnRecord | undefined> {
      const row = await tx
        .selectFrom('staff')
        .select(['name', 'last_name', 'phone_prefix', 'phone_number', 'image_id', 'version'])
        .where('id', '=', staffId)
        .executeTakeFirst();
      if (!row) return undefined;
      const images = await imagesById(tx, [row.image_id]);
      return {
        name: row.name,
        lastName: row.last_name,
        phone:
          row.phone_prefix === null || row.phone_number === null
            ? null
            : { prefix: row.phone_prefix, number: row.phone_number },
        picture: images.get(row.image_id ?? '') ?? null,
        version: row.version,
      };
    },

    async update(
      staffId: string,
      version: number,
      { name, lastName, phone }: StaffProfilePatch,
    ): Promise<void> {
      await tx
        .updateTable('staff')
        .set({
          name,
          last_name: lastName,
          ...(phone !== undefined && {
            phone_prefix: phone?.prefix ?? null,
            phone_number: phone?.number ?? null,
          }),
          version: version + 1,
          updated_at: now(),
        })
        .where('id', '=', staffId)
        .execute();
    },

    async setPicture(staffId: string, version: number, imageId: string | null): Promise<void> {
      await tx
        .updateTable('staff')
        .set({ image_id: imageId, version: version + 1, updated_at: now() })
        .where('id', '=', staffId)
        .execute();
    },
  };
}
