import type { PublicMenu } from '@cardamom/api-types';
import { useDeferredValue } from 'react';
import { useMessages } from '../messages/index.ts';
import { GuestPagePreview } from './GuestPagePreview.tsx';
import { GuestStage } from './GuestStage.tsx';

/** Props of `MenuStage`. */
export interface MenuStageProps {
  /** The menu as the form holds it; `saved` is what guests have of it at the moment, if they have it. */
  menuOf: (saved: PublicMenu | null, all: readonly PublicMenu[]) => PublicMenu;
  /** The menu's id; null while a new one is made. */
  menuId: string | null;
  isDirty: boolean;
}

/** A menu as guests would read it with what the form holds: its words, its sections and their order. */
export function MenuStage({ menuId, isDirty, ...props }: MenuStageProps) {
  const { t } = useMessages('preview');
  const menuOf = useDeferredValue(props.menuOf);
  return (
    <GuestStage
      wordsFor={({ menus, restaurant }) => {
        const saved = menus.find(({ id }) => id === menuId);
        return {
          caption: t('captionWhole'),
          note: t(isDirty ? 'note.unsaved' : saved ? 'note.saved' : 'note.notOn'),
          ...(saved && { href: `/qr-menu/${restaurant.restaurantUrl}/${saved.id}` }),
        };
      }}
    >
      {({ restaurant, menus }) => {
        const saved = menus.find(({ id }) => id === menuId) ?? null;
        const menu = menuOf(saved, menus);
        // A title without words is none: what is not typed yet is said.
        const named = menu.name === '' ? { ...menu, name: t('unnamed') } : menu;
        return <GuestPagePreview content={{ page: 'menu', restaurant, menu: named }} />;
      }}
    </GuestStage>
  );
}
