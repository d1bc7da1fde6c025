/** A field's value in words, or the picture it is. */
export type Shown =
  | { readonly kind: 'words'; readonly lines: readonly string[] }
  | { readonly kind: 'picture'; readonly url: string; readonly altText: string };

/** Words on one line each; none stands for nothing. */
export function words(...lines: readonly string[]): Shown {
  return { kind: 'words', lines: lines.filter((line) => line.trim() !== '') };
}
