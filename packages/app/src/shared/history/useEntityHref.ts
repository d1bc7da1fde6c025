import type { Change } from '@cardamom/api-types';
import { useHref } from '../routing/index.ts';
import { historyKinds } from './history-kinds.ts';

/** Where a changed entity, or the list whose order was changed, is. */
export function useEntityHref(): (change: Change) => string {
  const href = useHref();
  return ({ entity, entityId }) => href(historyKinds[entity].place(entityId));
}
