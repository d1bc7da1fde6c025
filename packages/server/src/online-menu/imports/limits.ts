const megabyte = 1024 * 1024;

/** All files of one import together, in bytes. */
export const largestImport = 40 * megabyte;

/** Everything an archive or a workbook may unpack to, in bytes: a small archive can hold gigabytes. */
export const largestUnpacked = 120 * megabyte;

/** A menu file on its own; 5,000 items are about 1 MB. */
export const largestMenuFile = 20 * megabyte;

/** Files in one import, and entries in one archive. */
export const mostFiles = 2000;

/** Rows of one import. */
export const mostRows = 20_000;

/** A number of bytes as people say it. */
export function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / megabyte)} MB`;
}
