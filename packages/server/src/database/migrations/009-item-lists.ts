/** Sorts the list of items by last change without reading all of them, and by price without reading their sizes' rows. */
export function itemLists(): string[] {
  return [
    `create index item_by_change on item (restaurant_id, updated_at, id) where deleted_at is null`,
    `create index item_size_by_price on item_size (restaurant_id, item_id, price)`,
  ];
}
