import { preparing, type Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { openFileStore } from './file-store.ts';
import { readUpload } from './read-upload.ts';
import { savePicture, storePicture, type StoredPicture } from './service.ts';

/** What the contract's `/files` answers. */
export function fileHandlers({ config }: Services) {
  const store = openFileStore(config.dataDir);
  return {
    uploadImage: preparing<'uploadImage', StoredPicture>({
      prepare: async ({ request, staff }) =>
        storePicture(store, staff.restaurantId, await readUpload(request)),
      handle: async ({ staff }, tx, stored) => ({
        status: 201,
        data: await savePicture(tx, staff.staffId, stored),
      }),
    }),
  } satisfies Handlers;
}
