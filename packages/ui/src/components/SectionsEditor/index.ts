export { SectionsEditor, type SectionsEditorProps } from './SectionsEditor.tsx';
export { movedSections, type MenuSection, type SectionItem, type SectionsMove } from './sections.ts';
export { englishWords, type SectionsWords } from './sections-words.ts';
