export { ActiveCard } from './ActiveCard.tsx';
export type { EntityEditing, FormModel } from './editing.ts';
export { EditorFrame, EntityEditor } from './EntityEditor.tsx';
export { EntityPage } from './EntityPage.tsx';
export { FormSkeleton } from './FormSkeleton.tsx';
export { Loaded } from './Loaded.tsx';
export { NameField } from './NameField.tsx';
export { SettingPage } from './SettingPage.tsx';
export { useEntityEditing } from './useEntityEditing.tsx';
