import { preparing, writing, type Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { requiredVersion } from '../shared/version.ts';
import { openFileStore } from './file-store.ts';
import { readUpload } from './read-upload.ts';
import { savePicture, storePicture, updatePicture, type StoredPicture } from './service.ts';

/** What the contract's `/files` answers. */
export function fileHandlers({ config }: Services) {
  const store = openFileStore(config.dataDir);
  return {
    uploadImage: preparing<'uploadImage', StoredPicture>({
      prepare: async ({ request, staff }) =>
        storePicture(store, staff.restaurantId, await readUpload(request)),
      handle: async ({ staff }, tx, stored) => {
        const data = await savePicture(tx, staff.staffId, stored);
        return { status: 201, data, version: data.version };
      },
    }),

    updateImage: writing<'updateImage'>(async ({ staff, params, ifMatch, body }, tx) => {
      const edited = { id: params.imageId, version: requiredVersion(ifMatch) };
      const data = await updatePicture(tx, staff.staffId, edited, body);
      return { status: 200, data, version: data.version };
    }),
  } satisfies Handlers;
}
