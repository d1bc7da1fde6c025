const megabyte = 1024 * 1024;
const hour = 60 * 60 * 1000;

/** All files of one import together, in bytes. */
export const largestImport = 40 * megabyte;

/** Everything an archive may unpack to, in bytes: a small archive can hold gigabytes. */
export const largestUnpacked = 120 * megabyte;

/** A menu file on its own; 5,000 items are about 1 MB. */
export const largestMenuFile = 20 * megabyte;

/** The texts inside a workbook, which are read as a whole: 20,000 items are about 20 MB of them. */
export const largestWorkbook = 40 * megabyte;

/** Files in one import, and entries in one archive. */
export const mostFiles = 2000;

/** Rows of one import: lines of a table; or categories, dishes, groups and menus together. */
export const mostRows = 20_000;

/** Cells of one table, counted as wide as its widest row. */
export const mostCells = 1_000_000;

/** Characters in one cell, which is what Excel allows. */
export const longestCell = 32_767;

/** Values in a JSON file: texts, numbers, lists and objects. */
export const mostValues = 1_500_000;

/** How deep lists and objects may lie in one another in a JSON file; known menus need fewer than ten. */
export const deepestJson = 50;

/** Entries in one list of a dish, group or menu before its entries are looked at; the contract allows no longer one. */
export const longestList = 200;

/** What people said of columns that a restaurant keeps for files with the same heads: the newest so many. */
export const mostRememberedColumns = 50;

/** Imports of one restaurant that wait or run at once; one more takes the place of the one that waits longest. */
export const mostWaiting = 5;

/** Bytes of all files of one restaurant's waiting imports. */
export const largestWaiting = 2 * largestImport;

/** Wrong rows of one import whose cells are shown, to be corrected. */
export const mostSources = 2000;

/** Characters of a cell that is shown to be corrected; of a longer one only a part could be. */
export const longestCorrectable = 1000;

/** How long an import waits for a person, in ms; then its files are removed. */
export const longestWait = 24 * hour;

/** A number of bytes as people say it. */
export function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / megabyte)} MB`;
}
