import { allergens, type Allergen, type Mark } from '@cardamom/api-types';

/** Diets a guest can ask for. "Contains alcohol" is no such mark: that it is missing says nothing of a dish. */
export const diets = ['VEGETARIAN', 'VEGAN'] as const satisfies Mark[];

/** A diet a guest can ask for. */
export type Diet = (typeof diets)[number];

/** What a guest asked of a menu, and where they sit. */
export interface FindQuery {
  text: string;
  /** In the order of the contract, each once. */
  without: readonly Allergen[];
  diets: readonly Diet[];
  /** The table whose code was followed; empty where there is none. */
  table: string;
  /** Whether the form is asked for; a page that is filtered has it anyway. */
  asksForForm: boolean;
}

/** Code points of a text that are read; what is longer is cut. */
export const longestText = 80;

/** Code points of what a table is called; no table is called anything longer. */
const longestTable = 40;

/** One line of readable text. An address holds 16 KB at most, of which no more than this is looked at. */
function readText(text: string | null, longest = longestText): string {
  const line = (text ?? '')
    .slice(0, 8 * longest)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, longest).join('').trim();
}

function chosen<Name extends string>(names: readonly Name[], given: readonly string[]): Name[] {
  const asked = new Set(given.map((name) => name.toUpperCase()));
  return names.filter((name) => asked.has(name));
}

/** Reads the query of an address, with or without `?`: values that are unknown or repeated count for nothing. */
export function readFindQuery(search: string): FindQuery {
  const parameters = new URLSearchParams(search);
  return {
    text: readText(parameters.get('q')),
    without: chosen(allergens, parameters.getAll('without')),
    diets: chosen(diets, parameters.getAll('diet')),
    table: readText(parameters.get('table'), longestTable),
    asksForForm: parameters.has('find'),
  };
}

/** How many filters are on: the text, each allergen and each diet. */
export function filterCount({ text, without, diets }: Pick<FindQuery, 'text' | 'without' | 'diets'>): number {
  return (text === '' ? 0 : 1) + without.length + diets.length;
}

/** Whether the page that is asked for has the form on it. */
export function hasForm(query: FindQuery): boolean {
  return query.asksForForm || filterCount(query) > 0;
}

/** The one way in which a query is written, without `?`; empty where nothing is asked. */
export function writeFindQuery({ text, without, diets, table, asksForForm }: FindQuery): string {
  const isFiltered = filterCount({ text, without, diets }) > 0;
  return new URLSearchParams([
    ...(asksForForm && !isFiltered ? [['find', '']] : []),
    ...(text === '' ? [] : [['q', text]]),
    ...without.map((allergen) => ['without', allergen]),
    ...diets.map((diet) => ['diet', diet]),
    ...(table === '' ? [] : [['table', table]]),
  ]).toString();
}

/** The same table, with nothing asked of the menu. */
export function onlyTable({ table }: FindQuery): FindQuery {
  return { text: '', without: [], diets: [], table, asksForForm: false };
}
