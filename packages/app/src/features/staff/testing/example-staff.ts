import type { StaffMember } from '@cardamom/api-types';
import { owner } from '#shared/testing/index.ts';

/** The owner, as the list has them. */
export const adaMember: StaffMember = {
  id: owner.id,
  name: owner.name,
  lastName: owner.lastName,
  position: owner.position,
  isActive: true,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-03-02T10:05:00Z',
  version: 2,
  email: owner.email,
  phone: owner.phone,
  permissions: ['ALL'],
  isOwner: true,
  hasPin: true,
  defaultLanguage: 'en',
  theme: 'light',
  picture: null,
  invitation: null,
  lastSignInAt: '2026-03-14T08:00:00Z',
};

/** A manager who may change settings. */
export const priya: StaffMember = {
  ...adaMember,
  id: '0198a000-0000-7000-8000-0000000000e1',
  name: 'Priya',
  lastName: 'Nair',
  position: 'Restaurant manager',
  email: 'priya@example.com',
  phone: { prefix: '+351', number: '9100002730' },
  permissions: ['ONLINE_MENU', 'MENU_MANAGEMENT', 'LINK_TO_MENU', 'SETTINGS'],
  isOwner: false,
  version: 4,
};

/** A waiter who was switched off. */
export const leon: StaffMember = {
  ...priya,
  id: '0198a000-0000-7000-8000-0000000000e2',
  name: 'Leon',
  lastName: 'Okafor',
  position: 'Waiter',
  email: 'leon@example.com',
  phone: null,
  permissions: ['POS'],
  isActive: false,
};

/** Somebody who has not answered yet. */
export const rosa: StaffMember = {
  ...priya,
  id: '0198a000-0000-7000-8000-0000000000e3',
  name: 'Rosa',
  lastName: 'Lima',
  position: '',
  email: 'rosa@example.com',
  phone: null,
  permissions: ['POS'],
  lastSignInAt: null,
  invitation: { state: 'PENDING', expiresAt: '2026-03-21T12:00:00Z', delivery: null, link: null },
  version: 1,
};

/** What somebody without the permission for settings reads of others. */
export function inBrief(member: StaffMember): StaffMember {
  const { id, name, lastName, position, isActive, createdAt, updatedAt, version } = member;
  return {
    id,
    name,
    lastName,
    position,
    isActive,
    createdAt,
    updatedAt,
    version,
    email: null,
    phone: null,
    permissions: null,
    isOwner: null,
    hasPin: null,
    defaultLanguage: null,
    theme: null,
    picture: null,
    invitation: null,
    lastSignInAt: null,
  };
}
