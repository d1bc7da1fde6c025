/** Scripts that run from right to left, of the languages that a restaurant can choose. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);

/** Which way a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return rightToLeft.has(script ?? '') ? 'rtl' : 'ltr';
}
