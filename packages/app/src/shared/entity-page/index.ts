export { EntityEditor } from './EntityEditor.tsx';
export { EntityPage } from './EntityPage.tsx';
export { FormSkeleton } from './FormSkeleton.tsx';
export { Loaded } from './Loaded.tsx';
export { useEntityEditing } from './useEntityEditing.ts';
