import { preparing, writing, type Handlers } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { requiredVersion } from '../shared/version.ts';
import { asUpload } from './encoding-turns.ts';
import { openFileStore } from './file-store.ts';
import { requirePictureQuota } from './quota.ts';
import { readUpload } from './read-upload.ts';
import { discardUnsaved, savePicture, storePicture, updatePicture, type StoredPicture } from './service.ts';

/** Handlers of the contract's `/files`. */
export function fileHandlers({ config, database }: Services) {
  const store = openFileStore(config.dataDir);
  return {
    uploadImage: preparing<'uploadImage', StoredPicture>({
      prepare: ({ request, staff: { restaurantId } }) =>
        asUpload(restaurantId, async () => {
          const upload = await readUpload(request);
          await database.readRestaurant(restaurantId, requirePictureQuota);
          return storePicture(store, restaurantId, upload, { client: request.raw.socket });
        }),
      handle: async ({ staff }, tx, stored) => {
        const data = await savePicture(tx, staff.staffId, stored);
        return { status: 201, data, version: data.version };
      },
      discard: ({ staff }, stored) => discardUnsaved({ database, store }, staff.restaurantId, stored),
    }),

    updateImage: writing<'updateImage'>(async ({ staff, params, ifMatch, body }, tx) => {
      const edited = { id: params.imageId, version: requiredVersion(ifMatch) };
      const data = await updatePicture(tx, staff.staffId, edited, body);
      return { status: 200, data, version: data.version };
    }),
  } satisfies Handlers;
}
