import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ItemBatch } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

const touched = ['items', 'availability', 'health', 'allergen-matrix', 'changes', 'ingredients'];

/** Reads everything again that a save of items changed. */
export async function readItemsAgain(queryClient: QueryClient): Promise<void> {
  await Promise.all(touched.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

/** Changes many items, all or nothing. */
export function saveItems() {
  return mutationOptions({
    mutationFn: (batch: ItemBatch) => dataOf(api.PATCH('/online-menu/items/batch', { body: batch })),
  });
}
