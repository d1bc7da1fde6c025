export { listChanges, type ChangeFilter } from './api/list-changes.ts';
export { restoreDeleted } from './api/restore-deleted.ts';
export { ChangeDays } from './ChangeDays.tsx';
export { deedOf, subjectOf } from './change-words.ts';
export { boundsOf, dayInWords, dayOf, timeInWords } from './days.ts';
export { HistoryButton } from './HistoryButton.tsx';
export { useEntityHref } from './useEntityHref.ts';
