import type { ReactNode } from 'react';
import { AppBar } from '../components/AppBar/index.ts';
import { AppShell } from '../components/AppShell/index.ts';
import { Avatar } from '../components/Avatar/index.ts';
import { NavList, type NavGroup, type NavItem } from '../components/NavList/index.ts';
import { SearchTrigger } from '../components/SearchTrigger/index.ts';
import { ThemeTool } from '../stories/ThemeTool.tsx';

const groups = [
  { id: 'home', items: [{ id: 'home', label: 'Home', icon: 'home', href: '#home' }] },
  {
    id: 'menu-management',
    label: 'Menu management',
    items: [
      { id: 'categories', label: 'Categories', icon: 'categories', href: '#categories' },
      { id: 'items', label: 'Items', icon: 'items', href: '#items' },
      { id: 'menus', label: 'Menus', icon: 'menus', href: '#menus' },
      { id: 'modifiers', label: 'Modifiers', icon: 'modifiers', href: '#modifiers' },
    ],
  },
  {
    id: 'digital',
    label: 'Digital menu',
    items: [
      { id: 'screens', label: 'Digital menu', icon: 'screen', href: '#screens' },
      { id: 'qr', label: 'QR menu', icon: 'qrCode', href: '#qr' },
    ],
  },
  {
    id: 'setting',
    label: 'Setting',
    items: [
      { id: 'general', label: 'General', icon: 'settings', href: '#general' },
      { id: 'staff', label: 'Staff management', icon: 'staff', href: '#staff' },
    ],
  },
] as const satisfies readonly NavGroup[];

/** A place of the navigation. */
export type OfficePlace = (typeof groups)[number]['items'][number]['id'];

interface OfficeProps {
  /** Where one is. */
  place: OfficePlace;
  children: ReactNode;
}

function placesOf(items: readonly NavItem[], place: OfficePlace): NavItem[] {
  return items.map((item) => Object.assign({ isCurrent: item.id === place }, item));
}

/** The frame around every signed-in page, as the app draws it. */
export function Office({ place, children }: OfficeProps) {
  const marked = groups.map(({ items, ...group }) => Object.assign({ items: placesOf(items, place) }, group));
  const phonePlaces = marked
    .flatMap(({ items }) => items)
    .filter(({ id }) => id === 'home' || id === 'items');
  return (
    <AppShell
      phonePlaces={phonePlaces}
      navigation={<NavList groups={marked} />}
      appBar={
        <AppBar
          homeHref="#home"
          restaurant="Cardamom & Lime"
          search={<SearchTrigger label="Search or go to…" shortcut="Ctrl K" />}
        >
          <ThemeTool />
          <Avatar name="Mira Lindqvist" />
        </AppBar>
      }
    >
      {children}
    </AppShell>
  );
}

/** How a whole page is shown among the stories. */
export function pageParameters(description: string) {
  return {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '800px' }, description: { component: description } },
  } as const;
}
