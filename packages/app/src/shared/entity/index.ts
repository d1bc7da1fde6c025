export { entityCalls, type EntityList } from './entity-calls.ts';
export { defineEntity, type EntityDefinition } from './entity-definition.ts';
export { EntityFormPage, type EntityFormProps } from './EntityFormPage.tsx';
export { EntityListPage } from './EntityListPage.tsx';
export { toastWhereLive } from './where-live.ts';
export { useEntityList } from './useEntityList.ts';
