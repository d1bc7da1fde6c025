export { changedSince, differencesOf } from './differences.ts';
export type { Versions } from './ConflictView.tsx';
export { needsChoice, wasDeleted, winnerOf } from './lost-race.ts';
export { labelOfShown, type ShownFields } from './shown-fields.ts';
export { useEditedEntity, useFreshValues, useNewerEntity, type EditedEntity } from './useEditedEntity.ts';
