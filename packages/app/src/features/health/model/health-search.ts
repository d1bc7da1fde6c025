import { healthChecks, type HealthCheck } from '@cardamom/api-types';
import { pageSizes, parseListSearch } from '#shared/list-page/list-search.ts';

/** What of menu health the URL holds: the check whose findings are listed, and where its page begins. */
export interface HealthSearch {
  check?: HealthCheck;
  cursor?: string;
  limit?: number;
}

/** Reads the URL; what is not understood is left out. */
export function parseHealthSearch(raw: Record<string, unknown>): HealthSearch {
  const check = healthChecks.find((known) => known === raw['check']);
  if (check === undefined) return {};
  const { cursor, limit } = parseListSearch(raw, []);
  return { check, ...(cursor !== undefined && { cursor }), ...(limit !== undefined && { limit }) };
}

/** Rows a page. */
export const limitOf = ({ limit }: HealthSearch): number => limit ?? pageSizes[0];
