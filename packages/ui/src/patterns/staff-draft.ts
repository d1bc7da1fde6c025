import type { PhoneValue } from '../components/PhoneNumber/index.ts';

/** What the form of a member of staff holds. */
export interface StaffDraft {
  name: string;
  email: string;
  phone: PhoneValue;
  position: string | null;
  pin: string;
  password: string;
  permissions: readonly string[];
  isActive: boolean;
}

/** Somebody who has worked here for years. */
export const tomas: StaffDraft = {
  name: 'Tomás Reis',
  email: 'tomas@cardamom-lime.example',
  phone: { prefix: '+351', number: '912345678' },
  position: 'waiter',
  pin: '270614',
  password: '',
  permissions: ['MENU_MANAGEMENT', 'POS'],
  isActive: true,
};

/** Somebody who starts today; a free PIN is filled in. */
export const newPerson: StaffDraft = {
  name: '',
  email: '',
  phone: { prefix: '+351', number: '' },
  position: null,
  pin: '418305',
  password: '',
  permissions: [],
  isActive: true,
};

/** Permissions by the service they open. */
export const services = [
  {
    id: 'digital-menu',
    label: 'Digital menu',
    permissions: [
      { id: 'MENU_MANAGEMENT', label: 'Menu management', description: 'Categories, items and menus' },
      { id: 'ONLINE_MENU', label: 'Online menu', description: 'QR menu, screens and modifiers' },
      { id: 'LINK_TO_MENU', label: 'Link to menu', description: 'Links, codes and print files' },
    ],
  },
  {
    id: 'pos',
    label: 'POS system',
    permissions: [{ id: 'POS', label: 'Point of sale', description: 'Also marks items sold out' }],
  },
  {
    id: 'settings',
    label: 'Settings',
    permissions: [
      { id: 'SETTINGS', label: 'Settings', description: 'Restaurant, staff, printers and money' },
    ],
  },
] as const;

/** What somebody may do here. */
export const positions = [
  { id: 'manager', label: 'Manager' },
  { id: 'chef', label: 'Chef' },
  { id: 'waiter', label: 'Waiter' },
  { id: 'bar', label: 'Bar' },
];
