import { resolve } from 'node:path';
import type { Ending } from './manifest.ts';

/** The file that a person named, seen from the folder in which they called npm; null where they named none. */
export function pathFrom(argument: string | undefined): string | null {
  return argument ? resolve(process.env['INIT_CWD'] ?? '.', argument) : null;
}

/** "2 restaurants with 60 items, 183 files" */
export function describeContent({ rows, files }: Ending): string {
  const count = (table: string, one: string, several: string) => {
    const number = rows[table] ?? 0;
    return `${number.toLocaleString('en')} ${number === 1 ? one : several}`;
  };
  return `${count('restaurant', 'restaurant', 'restaurants')} with ${count('item', 'item', 'items')}, ${files.toLocaleString('en')} files`;
}

/** "12.3 MB" */
export function sizeOf(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
