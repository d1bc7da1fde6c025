import { importOutcomes, type ImportOutcome } from '@cardamom/api-types';
import { listQueryOf, parseListSearch, textOf, type ListSearch } from '#shared/list-page/list-search.ts';

/** What of the import page the URL holds: the import, so that it survives a reload, and which of its rows are shown. */
export interface ImportSearch extends ListSearch<never> {
  import?: string;
  outcome?: ImportOutcome;
  /** Only dishes that were edited here. */
  edited?: boolean;
}

/** Reads the import page's part of the URL. */
export function parseImportSearch(raw: Record<string, unknown>): ImportSearch {
  const id = textOf(raw['import'], 36);
  const outcome = importOutcomes.find((known) => known === raw['outcome']);
  return {
    ...parseListSearch<never>(raw, []),
    ...(id !== undefined && { import: id }),
    ...(outcome !== undefined && { outcome }),
    ...(raw['edited'] === true && { edited: true }),
  };
}

/** What the server is asked for, from what the URL says. */
export function rowQuery({ outcome, edited, ...search }: ImportSearch) {
  const { search: text, cursor, limit } = listQueryOf(search);
  return {
    ...(text !== undefined && { search: text }),
    ...(cursor !== undefined && { cursor }),
    ...(outcome !== undefined && { outcome }),
    ...(edited === true && { edited }),
    limit,
  };
}
