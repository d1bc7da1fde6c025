/**
 * Where a spreadsheet would begin a formula: at the start of a cell, and after what another spreadsheet than ours
 * parts cells or lines by. A CSV of commas opened where semicolons part the cells is cut in the middle of a text.
 */
const places = String.raw`(^|[;\t\r\n])( *)`;
const formula = String.raw`('*[=+\-@＝＋－＠])`;
const bare = new RegExp(places + formula, 'gu');
const kept = new RegExp(`${places}'${formula}`, 'gu');

/** A text as a cell of a CSV file: a `'` before what would become a formula keeps it text. */
export function escapeFormulas(text: string): string {
  return text.replaceAll(bare, "$1$2'$3");
}

/** The text of a cell that `escapeFormulas` wrote. */
export function unescapeFormulas(cell: string): string {
  return cell.replaceAll(kept, '$1$2$3');
}
