import type { LetterPart } from './faces.ts';
import { usualLook, type LookName } from './looks.ts';

/** Latin letters, figures and signs that each of the looks' faces has. */
const latin =
  '\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u00B4\\u00B6\\u00B8-\\u00FF\\u0131\\u0152\\u0153\\u2013\\u2014\\u2018-\\u201A\\u201C-\\u201E\\u2022\\u2026\\u2039\\u203A\\u20AC\\u2122';

/** Further Latin letters, which two of the faces have few of. */
const latinExtended: Readonly<Record<LookName, string>> = {
  COUNTER: '\\u0160\\u0161\\u0178',
  LINEN:
    '\\u0100-\\u0107\\u010A-\\u0113\\u0116-\\u011B\\u011E-\\u0123\\u0126\\u0127\\u012A\\u012B\\u012E-\\u0130\\u0136\\u0137\\u0139-\\u013E\\u0141-\\u0148\\u014A-\\u014D\\u0150\\u0151\\u0154-\\u015B\\u015E-\\u0161\\u0164\\u0165\\u016A-\\u017E\\u0218-\\u021B\\u1E80-\\u1E85\\u1E9E\\u1EF2\\u1EF3',
  CANDLE: '\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u017E\\u0218-\\u021B\\u1E80-\\u1E85\\u1E9E\\u1EF2-\\u1EF9',
  GRIDDLE:
    '\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u017E\\u0218-\\u021B\\u1E80-\\u1E85\\u1E9E\\u1EF2-\\u1EF9',
};

/** Letters and figures of Arabic and of Persian and Urdu, which both Arabic faces have. */
const arabic =
  '\\u060C\\u061B\\u061F\\u0621-\\u063A\\u0640-\\u0656\\u0660-\\u0673\\u0679\\u067E\\u0686\\u0688\\u0691\\u0698\\u06A9\\u06AF\\u06BA\\u06BE\\u06C0-\\u06C3\\u06CC\\u06D2-\\u06D4\\u06F0-\\u06F9';

const oneOf = (letters: string) => new RegExp(`[${letters}]`, 'u');
const onlyOf = (letters: string) => new RegExp(`^[${letters}]*$`, 'u');

interface Tests {
  isLatin: RegExp;
  isLatinOrArabic: RegExp;
  parts: Readonly<Record<LetterPart, RegExp>>;
}

function testsOf(look: LookName): Tests {
  const own = latin + latinExtended[look];
  return {
    isLatin: onlyOf(own),
    isLatinOrArabic: onlyOf(own + arabic),
    parts: { latin: oneOf(latin), latinExtended: oneOf(latinExtended[look]), arabic: oneOf(arabic) },
  };
}

const tests: Readonly<Record<LookName, Tests>> = {
  COUNTER: testsOf('COUNTER'),
  LINEN: testsOf('LINEN'),
  CANDLE: testsOf('CANDLE'),
  GRIDDLE: testsOf('GRIDDLE'),
};

/** As the look writes it: Griddle in capitals, by the rules of the language. */
export function asWritten(look: LookName, text: string, language?: string): string {
  return look === 'GRIDDLE' ? text.toLocaleUpperCase(language) : text;
}

/**
 * Which of a look's faces writes a text from its first letter to its last; null where none does, because a word that changes its
 * face in the middle reads as a mistake.
 */
export function faceOfText(look: LookName = usualLook, text = ''): 'latin' | 'arabic' | null {
  const { isLatin, isLatinOrArabic } = tests[look];
  const written = asWritten(look, text);
  if (isLatin.test(written)) return 'latin';
  return isLatinOrArabic.test(written) ? 'arabic' : null;
}

/** Those of a text's letters that a look's faces have in this part, each once, in one order. */
export function lettersOfPart(look: LookName, part: LetterPart, text: string): string {
  const letter = tests[look].parts[part];
  return [...new Set(text)]
    .filter((one) => letter.test(one))
    .toSorted()
    .join('');
}
