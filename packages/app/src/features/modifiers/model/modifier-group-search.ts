import { modifierGroupSorts, type ModifierGroupSort } from '@cardamom/api-types';
import { parseListSearch, type ListSearch } from '#shared/list-page/list-search.ts';

/** What of the modifier list the URL holds. */
export interface ModifierGroupSearch extends ListSearch<ModifierGroupSort> {
  /** The group that is looked at above the list, by somebody who may not open its form. */
  show?: string;
}

const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Reads the modifier list's part of the URL. */
export function parseModifierGroupSearch(raw: Record<string, unknown>): ModifierGroupSearch {
  const show = raw['show'];
  return {
    ...parseListSearch(raw, modifierGroupSorts),
    ...(typeof show === 'string' && id.test(show) && { show }),
  };
}
