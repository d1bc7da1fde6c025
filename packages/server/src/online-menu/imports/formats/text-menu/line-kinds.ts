import type { ImportLine, ImportLineKind } from '@cardamom/api-types';
import { isLegend } from '../allergen-legend.ts';
import { pricedLine, type TextStyle } from './priced-line.ts';
import { namesSection } from './section-words.ts';
import { isSize } from './size-words.ts';

/** A line that says something. */
type Looked = {
  readonly text: string;
  /** An empty line stands above it. */
  readonly isApart: boolean;
  /** What it surely is; null where its neighbours tell. */
  kind: ImportLineKind | null;
};

/** Titles of sections are no longer, in characters. */
const longestTitle = 60;

/** Of lines that stand apart, so many are a text with an empty line between any two. */
const mostApart = 0.8;

/** What is no part of a menu: addresses, telephone numbers, page numbers, what holds for all prices. */
const besideTheMenu =
  /https?:\/\/|www\.|@\S+\.\S|\b(?:tel|fon|phone|telefon|tél|fax)\b[.:]?\s*[+(\d]|\+\p{Nd}{2}[\s\d()/-]{6}|^(?:seite|page|página|pagina)\s+\p{Nd}|\b(?:mwst|mehrwertsteuer|vat|tva|iva|service charge)\b/iu;

/** When one can come; with a price it is a dish that is served then. */
const hours = /\p{Nd}{1,2}[:.]\p{Nd}{2}\s*(?:uhr|h|am|pm)?\s*[-–—]\s*\p{Nd}/iu;

/** A page's number between dashes: "- 2 -". */
const pageNumber = /^[-–—]\s*\p{Nd}{1,3}\s*[-–—]$/u;

/** Codes of allergens that had no room beside the dish's name. */
const codesAlone = /^[([]\s*(?:[A-Z]{1,2}|\p{Nd}{1,2})(?:\s*[,/+]\s*(?:[A-Z]{1,2}|\p{Nd}{1,2}))*\s*[)\]]$/u;

/** Signs that lead from one part of a page to the next. */
const ornament = /^[^\p{L}\p{Nd}]*$/u;

/** Sizes that stand above the prices of a section: "klein groß". Empty where it is anything else. */
export function sizesOf(text: string): string[] {
  const parts = text.split(/\s*[/|]\s*|\s{2,}|\t/u);
  const words = parts.length > 1 ? parts : text.split(/\s+/u);
  const sizes = words.map((word) => word.trim()).filter((word) => word !== '');
  return sizes.length > 1 && sizes.every((size) => isSize(size)) ? sizes : [];
}

const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

function kindOf(text: string, hasName: boolean, hasPrice: boolean): ImportLineKind | null {
  if ([besideTheMenu, pageNumber, ornament].some((no) => no.test(text)) || isLegend(text)) return 'IGNORED';
  if (codesAlone.test(text)) return 'DESCRIPTION';
  if (sizesOf(text).length > 0) return 'SIZES';
  if (!hasPrice) return hours.test(text) ? 'IGNORED' : null;
  return hasName ? 'DISH' : 'PRICE';
}

function look(all: readonly string[], style: TextStyle): Looked[] {
  let isApart = true;
  const lines = all.flatMap((line): Looked[] => {
    const text = line.trim();
    if (text === '') {
      isApart = true;
      return [];
    }
    const { name, prices } = pricedLine(text, style);
    const looked = { text, isApart, kind: kindOf(text, /\p{L}/u.test(name), prices.length > 0) };
    isApart = false;
    return [looked];
  });
  const apart = lines.filter((line) => line.isApart).length;
  return apart > lines.length * mostApart ? lines.map((line) => ({ ...line, isApart: false })) : lines;
}

/** How titles are written: short, without a sentence's end, and no list of what is in a dish. */
function mayBeTitle({ text }: Looked): boolean {
  return text.length <= longestTitle && !/[.,;]$/u.test(text) && (isCapitals(text) || !/[,;]/u.test(text));
}

/** Written so that it is a title wherever it stands. */
const isSurelyTitle = ({ text }: Looked): boolean =>
  isCapitals(text) || text.endsWith(':') || namesSection(text);

/** Prices on a line of their own end what began further up: "Lasagne", "with beef", "12,50". */
function nameWhatIsPricedBelow(lines: readonly Looked[]): void {
  for (const [at, { kind }] of lines.entries()) {
    if (kind !== 'PRICE' || lines[at - 1]?.kind !== null) continue;
    let start = at - 1;
    while (start > 0 && lines[start]?.isApart === false && lines[start - 1]?.kind === null) start -= 1;
    const block = lines.slice(start, at);
    const [first, ...others] = block;
    const isTitled = first !== undefined && others.length > 0 && mayBeTitle(first) && isSurelyTitle(first);
    const [dish, ...more] = isTitled ? others : block;
    if (isTitled) first.kind = 'SECTION';
    if (dish) dish.kind = 'DISH';
    for (const line of more) line.kind = 'DESCRIPTION';
  }
}

/** Whether dishes follow, after at most two lines that say something of the section. */
function isAboveDishes(lines: readonly Looked[], at: number): boolean {
  const next = lines.slice(at + 1, at + 4).findIndex(({ kind }) => kind === 'DISH');
  return (
    next >= 0 && lines.slice(at + 1, at + 1 + next).every(({ kind }) => kind === null || kind === 'SIZES')
  );
}

/**
 * What each line of a menu's text is taken for. A line that ends in a price is a dish, or the price of what stands above it; one without is the title
 * of a section where it is written like one and dishes follow, else it goes on with the dish or the section above. What stands apart and is neither, and
 * what stands above the first section, is left out.
 */
export function kindsOfLines(all: readonly string[], style: TextStyle): ImportLine[] {
  const lines = look(all, style);
  nameWhatIsPricedBelow(lines);
  let hasBegun = false;
  for (const [at, line] of lines.entries()) {
    if (line.kind === null) {
      const isAlone = line.isApart || isSurelyTitle(line) || !hasBegun;
      if (isAlone && mayBeTitle(line) && isAboveDishes(lines, at)) line.kind = 'SECTION';
      else line.kind = hasBegun && !line.isApart ? 'DESCRIPTION' : 'IGNORED';
    }
    hasBegun ||= line.kind === 'DISH' || line.kind === 'SECTION';
  }
  return lines.map(({ text, kind }, at) => {
    // A restaurant's name above the first title, and a title of titles, have no dishes of their own.
    const isEmpty = kind === 'SECTION' && lines[at + 1]?.kind === 'SECTION';
    return { text, kind: kind === null || isEmpty ? 'IGNORED' : kind };
  });
}
