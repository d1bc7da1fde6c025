import type { Permission } from '@cardamom/api-types';

interface Service {
  id: 'everything' | 'digitalMenu' | 'pos' | 'settings';
  permissions: readonly Permission[];
}

/** The permissions by the service they open (docs/rules.md, People). */
export const services: readonly Service[] = [
  { id: 'everything', permissions: ['ALL'] },
  { id: 'digitalMenu', permissions: ['ONLINE_MENU', 'MENU_MANAGEMENT', 'LINK_TO_MENU'] },
  { id: 'pos', permissions: ['POS'] },
  { id: 'settings', permissions: ['SETTINGS'] },
];
