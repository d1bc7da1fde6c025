import type { Allergen, ImportNote } from '@cardamom/api-types';
import { done } from '../imported-menu.ts';
import { allergenCalled, allergenName, markCalled } from '../text/food-words.ts';
import { codesAtEnd, codesInBrackets, withoutCodes, type Legend } from './allergen-legend.ts';
import { isSize } from './text-menu/size-words.ts';

/**
 * Austria's letters, which its authorities recommend to all businesses for the allergens of Regulation (EU) No 1169/2011, Annex II; a digit behind A or
 * H says which grain or nut. No other country of the EU has one list for all (docs/decisions.md, 73).
 */
const austria: readonly (readonly [code: string, allergen: Allergen])[] = [
  ['A', 'GLUTEN'],
  ['B', 'CRUSTACEANS'],
  ['C', 'EGGS'],
  ['D', 'FISH'],
  ['E', 'PEANUTS'],
  ['F', 'SOY'],
  ['G', 'DAIRY'],
  ['H', 'TREE_NUTS'],
  ['L', 'CELERY'],
  ['M', 'MUSTARD'],
  ['N', 'SESAME'],
  ['O', 'SULPHITES'],
  ['P', 'LUPIN'],
  ['R', 'MOLLUSCS'],
];

const kinds = ['A', 'H'].flatMap((letter) => Array.from('123456789', (digit) => letter + digit));
const allergenOf = new Map(austria);
const list: Legend = new Map([
  ...austria,
  ...kinds.map((code) => [code, allergenOf.get(code.charAt(0)) ?? null] as const),
]);

const austriasTimeZone = 'Europe/Vienna';

/** So many dishes of a text end in several codes, or what stands in brackets may be anything: "Menu (A)", "Menu (B)". */
const leastCoded = 3;

const vitamins = /vitamin\p{L}*$/iu;

const none: Legend = new Map();

const letter = String.raw`(?<![\p{L}\p{Nd}])\(?([A-Z])\p{Nd}?`;
const equated = new RegExp(String.raw`${letter}\)?\s*=\s*\p{L}`, 'u');
const explained = new RegExp(String.raw`${letter}(\)?\s*[=:)–—-]\s*|\s+)(\p{L}{2,})`, 'gu');

type Explained = { readonly letter: string; readonly isFirst: boolean };

/** The letters of the list of which a text may say what they stand for, in whatever language, and whether it begins with that. */
function explainedIn(text: string): Explained[] {
  return [...text.matchAll(explained)].flatMap(({ index, 1: code = '', 2: sign = '', 3: word = '' }) => {
    const isSaid = sign.trim() !== '' || /^\p{Lu}/u.test(word) || allergenCalled(word) !== undefined;
    return isSaid && list.has(code) ? [{ letter: code, isFirst: index === 0 }] : [];
  });
}

const areSeveral = (letters: readonly Explained[]): boolean =>
  new Set(letters.map(({ letter: one }) => one)).size > 1;

/** Whether a file may have a legend of its own, also one that is not understood: one letter equated, or two explained, in a line or each in its own. */
function mayTellItself(texts: readonly string[]): boolean {
  const found = texts.map(explainedIn);
  return (
    texts.some((text) => equated.test(text)) ||
    found.some(areSeveral) ||
    areSeveral(found.flat().filter(({ isFirst }) => isFirst))
  );
}

/** A letter alone in brackets that is a size ("Cola (L)"), or a mark ("Curry (V)"). */
function isLoneWord([first = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && (markCalled(first) !== undefined || (list.has(first) && isSize(first)));
}

/** What is said here of the codes that occur. */
function saidOf(codes: readonly string[]): Legend {
  const said = codes.map((code) => [code, list.get(code) ?? null] as const);
  return new Map(said.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * What codes at the ends of dishes' names stand for by their country's list; empty unless all are in it, written alike and in no other place of the
 * text (`others`), or the text may tell itself.
 */
export function legendOfNames(names: readonly string[], others: readonly string[], timeZone: string): Legend {
  if (timeZone !== austriasTimeZone || mayTellItself([...names, ...others])) return none;
  const ends = names.map(codesAtEnd);
  const coded = ends.filter(({ codes }) => codes.length > 0 && !isLoneWord(codes));
  const codes = coded.flatMap((end) => end.codes);
  const isAlike = new Set(coded.map(({ spelling }) => spelling)).size === 1;
  if (ends.some(({ name }) => vitamins.test(name))) return none;
  const elsewhere = [
    ...ends.flatMap(({ name }) => codesInBrackets(name)),
    ...others.flatMap((text) => [...codesInBrackets(text), ...codesAtEnd(text).codes]),
  ];
  const isListed = coded.filter((end) => end.codes.length > 1).length >= leastCoded;
  const isWhole = isListed && isAlike && !elsewhere.some((code) => list.has(code));
  return isWhole && codes.every((code) => list.has(code)) ? saidOf(codes) : none;
}

/** A name without the codes that mean what their country's list says, and those codes. */
export function withoutListed(name: string, legend: Legend): { name: string; codes: string[] } {
  const parted = withoutCodes(name, legend);
  return isLoneWord(parted.codes) ? { name, codes: [] } : parted;
}

const codeAlone = /^(?:[A-Z]{1,3}|[A-Z]\p{Nd}|\p{Nd}{1,2})$/u;

/** The codes that a word of a table is written of; none where it is a word: "NONE", "HAFER", and "NO", though its letters are in a row as those of "ACG" are. */
function codesOfWord(word: string): readonly string[] {
  const letters = Array.from(word);
  const areInRow = letters.every((one, at) => at === 0 || (letters[at - 1] ?? '') < one);
  if (word === 'NO') return [];
  if (/^[A-Z]{2,}$/u.test(word) && areInRow) return letters;
  const parts = word.split(/[\s/+]+/u);
  return parts.every((part) => codeAlone.test(part)) ? parts : [];
}

/**
 * What codes in a table's columns of allergens stand for by their country's list; empty unless all are in it, or where other cells (`others`, a text a
 * row) may tell it. Words in capitals are in it as what stands for nothing.
 */
export function legendOfWords(words: readonly string[], others: readonly string[], timeZone: string): Legend {
  if (timeZone !== austriasTimeZone || mayTellItself(others)) return none;
  const unknown = words.filter((word) => allergenCalled(word) === undefined);
  const codes = unknown.flatMap(codesOfWord);
  if (codes.length === 0 || !codes.every((code) => list.has(code))) return none;
  const capitals = unknown.filter((word) => /^[A-Z]+$/u.test(word) && codesOfWord(word).length === 0);
  return saidOf([...codes, ...capitals]);
}

/** What is said of letters that are read by a country's list. */
export function countryNotes(legend: Legend): ImportNote[] {
  const occurring = new Set([...legend].flatMap(([code, allergen]) => (allergen ? [code.charAt(0)] : [])));
  if (occurring.size === 0) return [];
  const named = austria
    .filter(([code]) => occurring.has(code))
    .map(([code, allergen]) => `${code} ${allergenName(allergen)}`);
  const message = `The file does not say what its letters stand for. They are read by Austria’s list, because the restaurant’s time zone is ${austriasTimeZone}: ${named.join(', ')}. Each dish with letters comes in as not declared, until somebody confirms its list.`;
  return [done('Allergens', message)];
}
