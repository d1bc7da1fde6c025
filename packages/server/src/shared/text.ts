/** Combining marks, and the two letters that become one where compatibility decomposes them (halfwidth kana's voicing). */
const marks = /[\p{M}\uFF9E\uFF9F]+/gu;

/** The most combining marks in a row, as the Stream-Safe Text Format has them (UAX #15 section 13). */
const mostMarks = 30;

/** U+034F, which keeps marks before and after it apart. */
const joiner = '\u034F';

/**
 * The longest text, in UTF-16 units, that is composed before its length is checked: the longest the contract allows
 * (1,000 code points), fully decomposed.
 */
export const longestText = 10_000;

/** Length as a person counts it in the contract: code points, not UTF-16 units. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

function hasTooManyMarks(run: string): boolean {
  return run.length > mostMarks && codePointLength(run) > mostMarks;
}

/** Sorting the marks of one letter takes time that grows with their square, so long runs are taken apart first. */
function streamSafe(text: string): string {
  return text.replaceAll(marks, (run) => {
    if (!hasTooManyMarks(run)) return run;
    const all = Array.from(run);
    const parts = Array.from({ length: Math.ceil(all.length / mostMarks) }, (_, part) =>
      all.slice(part * mostMarks, (part + 1) * mostMarks).join(''),
    );
    return parts.join(joiner);
  });
}

/** Trimmed and NFC, as every text a person types is stored (docs/rules.md, Names and texts); in time that grows with its length. */
export function normalise(text: string): string {
  return streamSafe(text).normalize('NFC').trim();
}

/** Whether the text can be stored: no U+0000, no lone surrogates, at most 30 combining marks in a row. */
export function isStorable(text: string): boolean {
  if (text.includes('\0') || !text.isWellFormed()) return false;
  return !(text.match(marks) ?? []).some(hasTooManyMarks);
}

/**
 * What makes two names the same, and the order they sort in: NFKD, case folded, the Latin accents
 * U+0300–U+036F removed, composed again (docs/rules.md, Names and texts). "Café" and "CAFE" meet; "が" and "か" do not.
 */
export function nameKey(name: string): string {
  return streamSafe(name)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .normalize('NFC');
}

/** What makes two e-mail addresses the same: case and surrounding space do not count. */
export function emailKey(email: string): string {
  return normalise(email).toLowerCase();
}
