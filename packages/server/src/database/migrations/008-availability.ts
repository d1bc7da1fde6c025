/** Finds what is not to be had now, and the dishes that hold an ingredient, without reading every row. */
export function availability(): string[] {
  return [
    `create index item_unavailable on item (restaurant_id, availability_until) where availability_state <> 'AVAILABLE'`,
    `create index modifier_option_unavailable on modifier_option (restaurant_id, availability_until) where availability_state <> 'AVAILABLE'`,
    `create index item_ingredient_by_name on item_ingredient (restaurant_id, name_key, item_id)`,
  ];
}
