export { ConflictDialog } from './ConflictDialog.tsx';
export { useConflict, useEditedEntity, useFreshValues } from './useEditedEntity.ts';
