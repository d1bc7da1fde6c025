import type { HistoryEntity } from '@cardamom/api-types';
import { useAccess } from '../access/index.ts';
import { historyKinds } from './history-kinds.ts';

/** Whether the person may take back changes of this kind: whoever may write it may (docs/rules.md, Permissions). */
export function useUndoAccess(): (entity: HistoryEntity) => boolean {
  const { can } = useAccess();
  return (entity) => can(historyKinds[entity].writes);
}
