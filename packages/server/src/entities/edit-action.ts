import type { HistoryAction } from '@cardamom/api-types';

/** How history names an edit: switching an entity on or off alone is its own action. */
export function editAction(patch: object): HistoryAction {
  const [field, ...others] = Object.keys(patch);
  if (field !== 'isActive' || others.length > 0) return 'UPDATED';
  return 'isActive' in patch && patch.isActive ? 'ACTIVATED' : 'DEACTIVATED';
}
