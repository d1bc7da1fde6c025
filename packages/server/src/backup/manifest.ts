/** A value that both databases keep alike; a row of a table by its columns. */
export type Row = Readonly<Record<string, string | number | null>>;

/** What a backup says of itself, as its first entry `manifest.json`. */
export type Manifest = {
  readonly format: 'cardamom-backup';
  readonly formatVersion: 1;
  readonly createdAt: string;
  readonly engine: 'sqlite' | 'postgres';
  /** Names of the migrations that had made the tables. */
  readonly migrations: readonly string[];
  /** In the order that their references need. */
  readonly tables: readonly string[];
  readonly holdsFiles: boolean;
  readonly holdsSecretKey: boolean;
  /** Tells whether a secret key is the one the data was made with; null where it was not looked at. */
  readonly secretKeyDigest: string | null;
};

/** What a backup held when it was finished, as `end.json`. */
export type Ending = {
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  /** Pictures' files that the database names and the data folder does not have. */
  readonly missingFiles: readonly string[];
};

/** Names of the entries, besides `rows/`, `pictures/`, `pending/` and `waiting/`. */
export const entryName = {
  manifest: 'manifest.json',
  secretKey: 'secret-key',
  ending: 'end.json',
} as const;

/** `rows/item-000001.jsonl.gz` */
export const rowsEntry = /^rows\/([a-z_]+)-\d{6}\.jsonl\.gz$/u;
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** `pictures/{imageId}/800.webp` */
export const pictureEntry = new RegExp(`^pictures/(${id})/(\\d{1,5})\\.(avif|webp|jpeg)$`, 'u');
/** `pending/{restaurantId}.{imageId}` */
export const pendingEntry = new RegExp(`^pending/(${id})\\.(${id})$`, 'u');
/** Files that wait in a folder: `waiting/{folder}/names.json`, then each by its place among the names, `waiting/{folder}/00000` */
export const waitingEntry = /^waiting\/((?!\.)[\w.-]{1,75})\/(names\.json|\d{5})$/u;
/** `SHA256SUMS-000001`: sums of the entries since the one before, as `sha256sum` writes and checks them. */
export const sumsEntry = /^SHA256SUMS-\d{6}$/u;
/** What a list of sums says of an entry, `sum` in hexadecimal digits. */
export const sumLine = (name: string, sum: string): string => `${sum}  ${name}\n`;

const named: readonly string[] = Object.values(entryName);
const numbered = [rowsEntry, pictureEntry, pendingEntry, waitingEntry, sumsEntry];

/** Whether a backup has entries of this name. */
export function isEntryName(name: string): boolean {
  return named.includes(name) || numbered.some((pattern) => pattern.test(name));
}
