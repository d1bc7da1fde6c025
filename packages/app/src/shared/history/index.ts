export { listChanges, type ChangeFilter } from './api/list-changes.ts';
export { restoreDeleted } from './api/restore-deleted.ts';
export { ChangeDays } from './ChangeDays.tsx';
export { boundsOf, dayOf } from './days.ts';
export { useEntityHref } from './useEntityHref.ts';
