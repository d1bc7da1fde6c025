import type { MenuPreview, PublicMenu, PublicModifierGroup } from '@cardamom/api-types';
import { memo, use, useDeferredValue, useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import { noSection } from './guest-menus.ts';
import { Framing } from '../preview-frame/framing.ts';
import { GuestPageOnStage } from './GuestPageOnStage.tsx';
import { GuestStage } from './GuestStage.tsx';

/** Props of `MenuStage`. */
export interface MenuStageProps {
  /** The menu as the form holds it; `groups` are the choices that any menu of guests' knows. */
  menuOf: (groups: readonly PublicModifierGroup[]) => PublicMenu;
  /** The menu's id; null while a new one is made. */
  menuId: string | null;
  isDirty: boolean;
  /** Hears that somebody looks at it. */
  onLook: () => void;
  /** Some of its dishes are left out. */
  isShortened: boolean;
}

/** The dishes are the form's; what guests have tells the restaurant, its menus, and their choices. */
const asked = { dishesOf: noSection };

/** Drawn anew when what it shows is another one, and not with each key beside it. */
const MenuPage = memo(function MenuPage({
  preview: { restaurant, menus },
  menuOf,
  isShortened,
  onLook,
}: Pick<MenuStageProps, 'menuOf' | 'isShortened' | 'onLook'> & { preview: MenuPreview }) {
  const { t } = useMessages('preview');
  const content = useMemo(() => {
    const groups = new Map(menus.flatMap((one) => one.modifierGroups.map((group) => [group.id, group])));
    const menu = menuOf([...groups.values()]);
    // A title without words is none: what is not typed yet is said.
    const named = menu.name === '' ? { ...menu, name: t('unnamed') } : menu;
    return { page: 'menu' as const, restaurant, menu: named };
  }, [restaurant, menus, menuOf, t]);
  return (
    <GuestPageOnStage
      title={t('label')}
      content={content}
      onLook={onLook}
      partNote={isShortened ? t('filterHere') : undefined}
    />
  );
});

/** A menu as guests would read it with what the form holds: its words, its sections and their order. */
export function MenuStage({ menuId, isDirty, isShortened, ...props }: MenuStageProps) {
  const { t } = useMessages('preview');
  const menuOf = useDeferredValue(props.menuOf);
  return (
    <GuestStage
      asked={asked}
      hasOwnScroll={use(Framing)}
      wordsFor={({ menus, restaurant }) => {
        const saved = menus.find(({ id }) => id === menuId);
        const state = t(isDirty ? 'note.unsaved' : saved ? 'note.saved' : 'note.notOn');
        return {
          caption: t('captionWhole'),
          note: isShortened ? `${state} ${t('note.shortened')}` : state,
          ...(saved && { href: `/qr-menu/${restaurant.restaurantUrl}/${saved.id}` }),
        };
      }}
    >
      {(preview) => <MenuPage {...{ preview, menuOf, isShortened }} onLook={props.onLook} />}
    </GuestStage>
  );
}
