/** A sentence of a text, with the space after it, and at which letter it begins. */
export interface Sentence {
  at: number;
  text: string;
}

/** A text in its sentences; together they are the text. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/[^.!?。؟]+[.!?。؟]*\s*|[.!?。؟]+\s*/gu)].map((found) => ({
    at: found.index,
    text: found[0],
  }));
}
