/** What stays together on a line, and whether a space stands before it. */
export type Piece = { readonly text: string; readonly isAfterSpace: boolean };

/** Scripts that part no words by spaces. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What no line begins with: closing brackets, stops, small kana and what prolongs or repeats a letter. */
const neverFirst =
  /^[\p{Pe}\p{Pf}\p{M}、。，．・：；！？!?,.:;…‥ー々ゝヽぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ%]/u;
/** What no line ends with. */
const neverLast = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a word as people count them: signs that belong to a letter stay with it. */
export function lettersIn(word: string): string[] {
  return Array.from(letters.segment(word), ({ segment }) => segment);
}

function partsOf(word: string): string[] {
  if (!spaceless.test(word)) return [word];
  const parts: string[] = [];
  for (const { segment } of words.segment(word)) {
    const last = parts.at(-1);
    if (last !== undefined && (neverFirst.test(segment) || neverLast.test(last)))
      parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** A text in the pieces between which a line may end: at spaces, and between the words of scripts that write none. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/\s+/u)
    .flatMap((word) => partsOf(word).map((part, at) => ({ text: part, isAfterSpace: at === 0 })));
}
