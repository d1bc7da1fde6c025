import type { Permission } from '@cardamom/api-types';

const digitalMenu = [
  'ONLINE_MENU',
  'MENU_MANAGEMENT',
  'LINK_TO_MENU',
] as const satisfies readonly Permission[];

/** Whether a permission is one of those of the digital menu, which need to be told apart. */
export function isDigitalMenu(permission: Permission): permission is (typeof digitalMenu)[number] {
  return digitalMenu.some((one) => one === permission);
}

interface Service {
  id: 'everything' | 'digitalMenu' | 'pos' | 'settings';
  permissions: readonly Permission[];
}

/** The permissions by the service they open (docs/rules.md, People). */
export const services: readonly Service[] = [
  { id: 'everything', permissions: ['ALL'] },
  { id: 'digitalMenu', permissions: digitalMenu },
  { id: 'pos', permissions: ['POS'] },
  { id: 'settings', permissions: ['SETTINGS'] },
];

/** Permissions in the order of their services. */
export function permissionsInOrder(held: readonly Permission[]): Permission[] {
  return services.flatMap(({ permissions }) => permissions.filter((permission) => held.includes(permission)));
}
