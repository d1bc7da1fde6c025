/** A text in its sentences, each with the space after it. */
export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?。؟]+[.!?。؟]*\s*/gu) ?? [];
}
