import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder } from '../lib/stamp.mjs';

/** One thing that the product promises. */
export interface Row {
  /** Stable and unique, for example `items.price`; tests name it. */
  id: string;
  words: string;
}

/** Rows that belong together, as one file of `docs/rows/` holds them. */
export interface Area {
  title: string;
  rows: readonly Row[];
}

interface AreaFile {
  title: string;
  rows: Record<string, string>;
}

/** Every area in the order of its files' names; throws where an id is given twice. */
export function readAreas(): Area[] {
  const areas = filesUnder('docs/rows')
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { title, rows } = JSON.parse(readFileSync(file, 'utf8')) as AreaFile;
      if (!title || !rows) throw new Error(`${basename(file)} needs a title and rows.`);
      return { title, rows: Object.entries(rows).map(([id, words]) => ({ id, words })) };
    });
  const twice = repeated(areas.flatMap(({ rows }) => rows.map(({ id }) => id)));
  if (twice.length > 0) throw new Error(`Rows given twice: ${twice.join(', ')}.`);
  return areas;
}

/** What stands more than once in a list. */
export function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
