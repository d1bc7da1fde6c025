import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

const query = '?url';

/** Fonts become files beside the modules, found by `new URL(…, import.meta.url)`, which bundlers understand. */
export const fontsAsFiles: Plugin = {
  name: 'cardamom-fonts-as-files',
  resolveId: (id) => (id.endsWith(query) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith('\0') || !id.endsWith(query)) return null;
    const file = fileURLToPath(import.meta.resolve(id.slice(1, -query.length)));
    const fileName = `fonts/${basename(file)}`;
    const reference = this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
    return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
  },
};
