const long = /^#?([0-9a-f]{6})$/iu;
const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/iu;

/** The colour that a text writes in hexadecimal digits, as `#rrggbb` in lower case: "2F6B3C", "#fc0". Null where it writes none. */
export function readColour(text: string): string | null {
  const written = text.trim();
  const [, whole] = long.exec(written) ?? [];
  if (whole !== undefined) return `#${whole.toLowerCase()}`;
  const [, ...parts] = short.exec(written) ?? [];
  return parts.length === 0
    ? null
    : `#${parts
        .map((part) => part + part)
        .join('')
        .toLowerCase()}`;
}
