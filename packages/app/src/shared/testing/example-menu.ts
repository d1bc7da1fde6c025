import type { Menu } from '@cardamom/api-types';

/** A menu of everything, on phones and on at any time. */
export function menuCalled(name: string, more: Partial<Menu> & Pick<Menu, 'id'>): Menu {
  return {
    name,
    description: '',
    includesAllCategories: true,
    sections: [],
    windows: [],
    startsOn: null,
    endsOn: null,
    outsideHours: 'SHOW_GREYED',
    channels: ['QR'],
    isActive: true,
    shortCode: 'k7m2p9a0',
    shortUrl: 'https://menu.example/q/k7m2p9a0',
    publicUrl: 'https://menu.example/qr-menu/cardamom-and-lime/0',
    position: 1,
    createdAt: '2026-01-05T09:00:00Z',
    updatedAt: '2026-01-05T09:00:00Z',
    version: 1,
    ...more,
  };
}
