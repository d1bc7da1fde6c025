export { DeleteEntity } from './DeleteEntity.tsx';
export { ListPage } from './ListPage.tsx';
export { narrowed } from './list-search.ts';
export { useEntityColumns, usePictureColumn } from './useEntityColumns.ts';
