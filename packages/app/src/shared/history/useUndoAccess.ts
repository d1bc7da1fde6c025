import { hasPermissions, type HistoryEntity } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../session/index.ts';

/** Whether the person may take back changes of this kind: whoever may write it may (docs/rules.md, Permissions). */
export function useUndoAccess(): (entity: HistoryEntity) => boolean {
  const { data } = useQuery({ ...profileQuery, enabled: false });
  const held = data?.permissions ?? [];
  return (entity) => hasPermissions(held, [entity === 'MODIFIER_GROUP' ? 'ONLINE_MENU' : 'MENU_MANAGEMENT']);
}
