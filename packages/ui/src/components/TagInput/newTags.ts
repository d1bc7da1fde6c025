/** A comma between two digits ("1,5 %") belongs to the text; every other comma, semicolons, tabs and line breaks end a tag. */
const separator = /[\r\n\t;]+|(?<!\d),|,(?!\d)/u;

/** Splits typed or pasted text into tags, trimmed, without empty ones. */
export function splitTags(text: string): string[] {
  return text
    .split(separator)
    .map((tag) => tag.normalize('NFC').trim().replace(/\s+/gu, ' '))
    .filter((tag) => tag !== '');
}

/** Parts typed tags into those that are new and those that are there already, whatever their case and Latin accents. */
export function newTags(
  tags: readonly string[],
  typed: readonly string[],
): { added: string[]; repeated: string[] } {
  const keys = new Set(tags.map(keyOf));
  const added: string[] = [];
  const repeated: string[] = [];
  for (const tag of typed) {
    (keys.has(keyOf(tag)) ? repeated : added).push(tag);
    keys.add(keyOf(tag));
  }
  return { added, repeated };
}

/** What makes two tags the same: the rule for names (product, section 4). */
function keyOf(tag: string): string {
  return tag
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/gu, '')
    .toUpperCase()
    .toLowerCase();
}
