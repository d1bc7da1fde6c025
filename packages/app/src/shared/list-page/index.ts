export { DeleteEntity } from './DeleteEntity.tsx';
export { useListWork, type ListActions, type ListWork } from './list-actions.ts';
export { ListPage } from './ListPage.tsx';
export { narrowed } from './list-search.ts';
export { useEntityColumns, usePictureColumn } from './useEntityColumns.ts';
export { useListOrder } from './useListOrder.ts';
