export { listChanges, type ChangeFilter } from './api/list-changes.ts';
export { restoreDeleted } from './api/restore-deleted.ts';
