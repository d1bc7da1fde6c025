/** Trimmed and NFC, as every text a person types is stored (product.md 4). */
export function normalise(text: string): string {
  return text.normalize('NFC').trim();
}

/** Length as a person counts it in the contract: code points, not UTF-16 units. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Whether both engines can store the text: no U+0000 and no lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * What makes two names the same, and the order they sort in: NFKD, case folded, the Latin accents
 * U+0300–U+036F removed, composed again (product.md 4). "Café" and "CAFE" meet; "が" and "か" do not.
 */
export function nameKey(name: string): string {
  return name
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
