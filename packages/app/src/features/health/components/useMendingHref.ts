import type { HealthCheck, HealthFinding } from '@cardamom/api-types';
import { useHref } from '#shared/routing/index.ts';
import { mendingPlaces } from '../model/check-groups.ts';

/** Where a finding of a check is mended: the form of the entity, at the field. */
export function useMendingHref(check: HealthCheck): (finding: HealthFinding) => string {
  const href = useHref();
  const modifierGroupHref = (modifierGroupId: string, hash?: string) =>
    href({
      to: '/menu-management/modifiers/$modifierGroupId',
      params: { modifierGroupId },
      ...(hash !== undefined && { hash }),
    });
  return ({ id }) => {
    switch (check) {
      case 'CATEGORY_UNREACHABLE':
        return href({ to: '/menu-management/menus' });
      case 'MODIFIER_GROUP_UNUSED':
        return modifierGroupHref(id);
      case 'OPTION_ALLERGENS':
        return modifierGroupHref(id, mendingPlaces[check]);
      default:
        return href({
          to: '/menu-management/items/$itemId',
          params: { itemId: id },
          hash: mendingPlaces[check],
        });
    }
  };
}
