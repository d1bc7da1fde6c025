import type { Allergen, ImportNote } from '@cardamom/api-types';
import { done } from '../imported-menu.ts';
import { allergenCalled } from '../text/food-words.ts';

/** What the codes of a menu stand for by its own legend ("A = Gluten"): the allergen, or null for what is none that is known here. */
export type Legend = ReadonlyMap<string, Allergen | null>;

/** What codes of a file stand for, and whether the file says so itself. */
export type Letters = { readonly legend: Legend; readonly isOwn: boolean };

const entry =
  /(?<![\p{L}\p{Nd}])([A-Z]{1,2}|\p{Nd}{1,2})\s?(?:[=:)]|\s[-–]\s)\s?(\p{L}[\p{L}\s/’'-]{2,60}?)(?=\s*[,;·|(.]|\s+(?:[A-Z]{1,2}|\p{Nd}{1,2})\s?[=:)]|$)/gu;

/** Words of which a legend's entry holds more than the allergen's name: "glutenhaltiges Getreide", "Milch und Laktose". */
function allergenIn(words: string): Allergen | null {
  const whole = allergenCalled(words);
  if (whole !== undefined) return whole;
  const parts = words.split(/\s*\/\s*|\s+(?:und|and|et|e|y|en)\s+/u).map((part) => allergenCalled(part));
  const [first] = parts;
  return first !== undefined && parts.every((part) => part === first) ? first : null;
}

type Entry = { readonly code: string; readonly allergen: Allergen | null; readonly text: string };

function entriesIn(line: string): Entry[] {
  return [...line.matchAll(entry)].map(([text, code = '', words = '']) => ({
    code,
    allergen: allergenIn(words.trim()),
    text,
  }));
}

/** Fewer allergens are no legend: "Menu A: soup, menu B: fish". */
const leastKnown = 2;

/** A line that tells what one code stands for, known here or not. */
const oneMeaning = /^\s*(?:[A-Z]{1,2}|\p{Nd}{1,2})\s?=\s?\p{L}/u;

/** The entries of a line that tells of codes; "Bread (A) with tomatoes" does not. */
function toldIn(line: string): Entry[] {
  const entries = entriesIn(line);
  return oneMeaning.test(line) || entries.some(({ allergen }) => allergen !== null) ? entries : [];
}

/** The legend in these lines. */
export function legendIn(lines: readonly string[]): Legend {
  const legend = new Map<string, Allergen | null>();
  for (const { code, allergen } of lines.flatMap(toldIn))
    // Two meanings are none.
    legend.set(code, legend.has(code) && legend.get(code) !== allergen ? null : allergen);
  const known = new Set([...legend.values()].filter((allergen) => allergen !== null));
  return known.size >= leastKnown ? legend : new Map();
}

/** Whether a line tells what codes stand for: several of them, or nothing but one. */
export function isLegend(line: string): boolean {
  const entries = entriesIn(line);
  const known = entries.filter(({ allergen }) => allergen !== null);
  return known.length >= leastKnown || (known.length === 1 && known[0]?.text === line.trim());
}

/** What is said of a legend that a file has. */
export function legendNotes(legend: Legend, source: 'text' | 'file'): ImportNote[] {
  if (legend.size === 0) return [];
  const codes = [...legend.keys()].join(', ');
  return [done('Allergens', `Letters stand for what the ${source} itself says of them: ${codes}.`)];
}

/** The codes in entries of a list: "A/C" and "AC" are two where the legend has each, digits in a row are one number. Other words stay whole, as "EGG" does. */
export function codesIn(words: readonly string[], legend: Legend): string[] {
  return words.flatMap((word) => {
    if (legend.has(word) || allergenCalled(word) !== undefined) return [word];
    const parts = /^[A-Z]+$/u.test(word) ? Array.from(word) : word.split(/[\s/+]+/u);
    return parts.every((part) => legend.has(part)) ? parts : [word];
  });
}

const code = String.raw`(?:[A-Z]{1,2}|[A-Z]\p{Nd}|\p{Nd}{1,2})`;
const inBrackets = String.raw`[([]\s*(${code}(?:\s*[,/+]\s*${code})*)\s*[)\]]`;
const anyBrackets = new RegExp(inBrackets, 'gu');
const endings = {
  BRACKETS: new RegExp(String.raw`\s*${inBrackets}\s*$`, 'u'),
  LIST: new RegExp(String.raw`\s+(${code}(?:\s*,\s*${code})+)\s*$`, 'u'),
  RAISED: /\s?([¹²³⁴⁵⁶⁷⁸⁹⁰ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿ][¹²³⁴⁵⁶⁷⁸⁹⁰ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿ,\s]*)$/u,
};

/** How codes are written at the end of a name: "(A, C)", "A, C", "ᵃ,ᶜ". */
export type Spelling = keyof typeof endings;

/** A name parted from what stands at its end as codes are written, whatever it means. */
type CodedName = { readonly name: string; readonly codes: string[]; readonly spelling: Spelling | null };

const partsOf = (written: string): string[] => written.split(/[\s,/+]+/u).filter((one) => one !== '');

/** The codes at the end of a name, and the name without them. */
export function codesAtEnd(name: string): CodedName {
  for (const spelling of ['BRACKETS', 'LIST', 'RAISED'] as const) {
    const match = endings[spelling].exec(name);
    if (match === null) continue;
    if (match.index === 0) break;
    const [, written = ''] = match;
    const codes = partsOf(spelling === 'RAISED' ? written.normalize('NFKC').toUpperCase() : written);
    return { name: name.slice(0, match.index).trimEnd(), codes, spelling };
  }
  return { name, codes: [], spelling: null };
}

/** All codes that stand in brackets in a text. */
export function codesInBrackets(text: string): string[] {
  return [...text.matchAll(anyBrackets)].flatMap(([, written = '']) => partsOf(written));
}

/** A name without the codes that lead from it to a legend ("Lasagne (A,C,G)"), and those codes. One alone that no legend tells of belongs to the name. */
export function withoutCodes(name: string, legend: Legend): { name: string; codes: string[] } {
  const { codes, ...parted } = codesAtEnd(name);
  const [first = ''] = codes;
  if (codes.length === 1 && !legend.has(first)) return { name, codes: [] };
  return { name: parted.name, codes };
}
