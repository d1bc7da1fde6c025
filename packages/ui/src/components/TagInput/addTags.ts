/** A comma between two digits ("1,5 %") belongs to the text; every other comma and every line break ends a tag. */
const separator = /[\r\n]+|(?<!\d),|,(?!\d)/u;

/** Splits typed or pasted text into tags, trimmed, without empty ones. */
export function splitTags(text: string): string[] {
  return text
    .split(separator)
    .map((tag) => tag.normalize('NFC').trim().replace(/\s+/gu, ' '))
    .filter((tag) => tag !== '');
}

/** Adds tags at the end, leaving out those that are there already whatever their case. */
export function addTags(tags: readonly string[], added: readonly string[]): string[] {
  const result = [...tags];
  const keys = new Set(tags.map(keyOf));
  for (const tag of added) {
    if (!keys.has(keyOf(tag))) result.push(tag);
    keys.add(keyOf(tag));
  }
  return result;
}

function keyOf(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}
