import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ItemBatch } from '@cardamom/api-types';
import { api, dataOf, readAgain } from '#shared/api/index.ts';

const touched = ['items', 'availability', 'health', 'allergen-matrix', 'ingredients'];

/** Reads everything again that a save of items changed. */
export async function readItemsAgain(queryClient: QueryClient): Promise<void> {
  await readAgain(queryClient, touched);
}

/** Changes many items, all or nothing. */
export function saveItems() {
  return mutationOptions({
    mutationFn: (batch: ItemBatch) => dataOf(api.PATCH('/online-menu/items/batch', { body: batch })),
  });
}
