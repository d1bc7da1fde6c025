import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Item } from '@cardamom/api-types';
import { DeleteEntity } from '../../../shared/list-page/index.ts';
import { deleteItem } from '../api/delete-item.ts';

/** Props of `DeleteItem`. */
export interface DeleteItemProps {
  item: Item;
  onClose: () => void;
}

/** Asks by name, then deletes. */
export function DeleteItem({ item, onClose }: DeleteItemProps) {
  const deletion = useMutation(deleteItem(useQueryClient()));
  return <DeleteEntity words="items" entity={item} deletion={deletion} onClose={onClose} />;
}
