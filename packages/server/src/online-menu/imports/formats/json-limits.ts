import { deepestJson, mostValues } from '../limits.ts';
import { UnreadableFile } from '../unreadable.ts';

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/** Where the text that begins after a quotation mark ends. */
function textEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/** Counts the values of a JSON text and how deep they lie before it is parsed; throws `UnreadableFile` past a limit. */
export function assertJsonBounded(text: string): void {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = textEnd(text, at + 1);
    else if (code === comma) values += 1;
    else if (openings.has(code)) {
      depth += 1;
      values += 1;
      if (depth > deepestJson)
        throw new UnreadableFile(
          `This JSON is nested more than ${deepestJson} deep, which no menu is. Export it again.`,
        );
    } else if (closings.has(code)) depth -= 1;
  }
  if (values > mostValues)
    throw new UnreadableFile(`This JSON has more than ${mostValues} values, which are the most. Split it.`);
}
