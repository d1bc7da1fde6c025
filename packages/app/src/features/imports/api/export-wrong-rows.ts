import { fetchFile } from '#shared/api/index.ts';
import { saveFile } from '#shared/browser/index.ts';

/** Makes a table of an import's wrong rows on the server and saves it on the person's device. */
export const exportWrongRows = {
  mutationFn: async (importId: string) => {
    const { blob, name } = await fetchFile(`/api/online-menu/imports/${importId}/wrong-rows`);
    saveFile(blob, name);
  },
};
