import type { HealthCheck } from '@cardamom/api-types';

/** The checks as the page groups them, the gravest first. */
export const checkGroups = {
  missing: [
    'ITEM_ALLERGENS',
    'OPTION_ALLERGENS',
    'ITEM_PRICE',
    'ITEM_PICTURE',
    'ITEM_DESCRIPTION',
    'ITEM_CALORIES',
  ],
  unreachable: ['ITEM_UNREACHABLE', 'CATEGORY_UNREACHABLE', 'MODIFIER_GROUP_UNUSED'],
} as const satisfies Record<string, readonly HealthCheck[]>;

/** Where in a form a finding is mended: the id of its section or the name of its field. */
export const mendingPlaces = {
  ITEM_ALLERGENS: 'allergens',
  OPTION_ALLERGENS: 'undeclared-option',
  ITEM_PRICE: 'price',
  ITEM_PICTURE: 'picture',
  ITEM_DESCRIPTION: 'description',
  ITEM_CALORIES: 'calories',
  ITEM_UNREACHABLE: 'categoryIds',
} as const satisfies Partial<Record<HealthCheck, string>>;
