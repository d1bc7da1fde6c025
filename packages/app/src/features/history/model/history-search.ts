import { historyEntities, type HistoryEntity } from '@cardamom/api-types';
import { pageSizes } from '#shared/list-page/list-search.ts';

/** What of the history the URL holds; every key is optional. */
export interface HistorySearch {
  kind?: HistoryEntity;
  /** The id of one entity. */
  entry?: string;
  /** The id of who did it. */
  person?: string;
  /** A calendar day on the restaurant's clock, "2026-03-14". */
  day?: string;
  cursor?: string;
  /** Changes a page. */
  limit?: number;
}

const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const date = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const longestCursor = 1000;

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

/** Reads the history's part of the URL; what is not understood is left out, so that an old link still opens. */
export function parseHistorySearch(raw: Record<string, unknown>): HistorySearch {
  const kind = historyEntities.find((known) => known === raw['kind']);
  const entry = matching(raw['entry'], id);
  const person = matching(raw['person'], id);
  const day = matching(raw['day'], date);
  const limit = pageSizes.find((size) => size === Number(raw['limit']));
  const cursor = typeof raw['cursor'] === 'string' ? raw['cursor'].slice(0, longestCursor) : undefined;
  return {
    ...(kind !== undefined && { kind }),
    ...(entry !== undefined && { entry }),
    ...(person !== undefined && { person }),
    ...(day !== undefined && { day }),
    ...(cursor !== undefined && { cursor }),
    ...(limit !== undefined && limit !== pageSizes[0] && { limit }),
  };
}

/** Whether anything narrows the history. */
export function isNarrowed({ kind, entry, person, day }: HistorySearch): boolean {
  return [kind, entry, person, day].some((value) => value !== undefined);
}
