export { DeleteEntity } from './DeleteEntity.tsx';
export { DeleteRow } from './DeleteRow.tsx';
export { readAgain, reasonOf, useListWork, type ListActions, type ListWork } from './list-actions.ts';
export { ListPage } from './ListPage.tsx';
export { narrowed } from './list-search.ts';
export { undoBatch } from './undo-batch.ts';
export { useEntityColumns, usePictureColumn } from './useEntityColumns.ts';
export { useListOrder } from './useListOrder.ts';
