/** How deep the contract's requests nest is below ten; reading deeper ones runs out of stack. */
const deepest = 32;

/** The most values in one body: the largest one the contract allows, a thousand items with 20 sizes each, has fewer. */
const mostValues = 100_000;

const codeOf = (sign: string) => sign.charCodeAt(0);
const [quote, backslash, comma] = [codeOf('"'), codeOf('\\'), codeOf(',')];
const [arrayStart, arrayEnd, objectStart, objectEnd] = [codeOf('['), codeOf(']'), codeOf('{'), codeOf('}')];

/** What is wrong with the shape of a JSON text: found by looking at it once, before anything is made of it. */
export function wrongShape(json: string): 'CM_BAD_JSON' | 'CM_TOO_LARGE' | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) at = endOfText(json, at);
    else if (sign === comma) values += 1;
    else if (sign === arrayStart || sign === objectStart) {
      depth += 1;
      values += 1;
    } else if (sign === arrayEnd || sign === objectEnd) depth -= 1;
    if (depth > deepest) return 'CM_BAD_JSON';
    if (values > mostValues) return 'CM_TOO_LARGE';
  }
  return undefined;
}

/** Where the text that begins here ends; behind the last sign where it does not. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) return at;
    if (sign === backslash) at += 1;
  }
  return json.length;
}
