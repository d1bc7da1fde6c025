/** Letters of a text that are next to each other and in one font. */
export type Stretch<Font> = { readonly font: Font; readonly text: string };

/** A text in stretches; null where no font has a letter of it. `fontOf` is told the font of the letter before, which may go on. */
export function stretchesOf<Font>(
  text: string,
  fontOf: (codePoint: number, before: Font | undefined) => Font | null,
): Stretch<Font>[] | null {
  const stretches: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const last = stretches.at(-1);
    const font = fontOf(letter.codePointAt(0) ?? 0, last?.font);
    if (font === null) return null;
    if (last?.font === font) last.text += letter;
    else stretches.push({ font, text: letter });
  }
  return stretches;
}
