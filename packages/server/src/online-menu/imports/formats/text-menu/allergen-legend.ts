import type { Allergen } from '@cardamom/api-types';
import { allergenCalled } from '../../text/food-words.ts';

/** What the codes of a menu stand for by its own legend ("A = Gluten"): the allergen, or null for what is none that is known here. */
export type Legend = ReadonlyMap<string, Allergen | null>;

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

/** The legend in these lines; one entry alone is none. */
export function legendIn(lines: readonly string[]): Legend {
  const legend = new Map<string, Allergen | null>();
  for (const line of lines)
    for (const [, code = '', words = ''] of line.matchAll(entry)) {
      const allergen = allergenIn(words.trim());
      // Two meanings are none.
      legend.set(code, legend.has(code) && legend.get(code) !== allergen ? null : allergen);
    }
  return legend.size > 1 && [...legend.values()].some((allergen) => allergen !== null) ? legend : new Map();
}

/** Whether a line tells what codes stand for. */
export function isLegend(line: string): boolean {
  return legendIn([line]).size > 0;
}

const code = String.raw`(?:[A-Z]{1,2}|\p{Nd}{1,2})`;
const bracketed = new RegExp(String.raw`\s*[([]\s*(${code}(?:\s*[,/+]\s*${code})*)\s*[)\]]\s*$`, 'u');
const listed = new RegExp(String.raw`\s+(${code}(?:\s*,\s*${code})+)\s*$`, 'u');
const raised = /\s?([¹²³⁴⁵⁶⁷⁸⁹⁰ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿ][¹²³⁴⁵⁶⁷⁸⁹⁰ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿ,\s]*)$/u;

/** A name without the codes that lead from it to a legend ("Lasagne (A,C,G)"), and those codes. */
export function withoutCodes(name: string): { name: string; codes: string[] } {
  const match = bracketed.exec(name) ?? listed.exec(name) ?? raised.exec(name);
  if (match === null || match.index === 0) return { name, codes: [] };
  const isRaised = raised.test(match[0]);
  const written = isRaised ? (match[1] ?? '').normalize('NFKC').toUpperCase() : (match[1] ?? '');
  return {
    name: name.slice(0, match.index).trimEnd(),
    codes: written.split(/[\s,/+]+/u).filter((one) => one !== ''),
  };
}
