import type { ModifierGroup, PublicItem } from '@cardamom/api-types';
import { use, useMemo, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { Framing } from '../preview-frame/framing.ts';
import { PreviewFrame } from '../preview-frame/PreviewFrame.tsx';
import { dishInMenu, type DishCategory } from './dish-in-menu.ts';
import { noSection } from './guest-menus.ts';
import { GuestStage } from './GuestStage.tsx';
import { GuestWaiting } from './GuestWaiting.tsx';
import { publicGroupOf } from './public-views.ts';

/** Props of `DishStage`. */
export interface DishStageProps {
  /** The dish as the form holds it. */
  dish: PublicItem;
  categories: readonly DishCategory[];
  /** Every choice a dish can be given. */
  groups: readonly ModifierGroup[];
  /** Whether guests can read the dish at all. */
  visibility: 'SHOWN' | 'HIDDEN' | 'INACTIVE';
  /** Something of it is not saved. */
  isDirty: boolean;
}

/** As many as can be asked for. */
const mostSections = 33;

/** A dish in its section of the menu, as guests would read it with what the form holds. */
export function DishStage({ dish: typed, categories: chosen, groups, visibility, isDirty }: DishStageProps) {
  const { t } = useMessages('preview');
  // A title without words is none: what is not typed yet is said.
  const dish = useMemo(() => (typed.name === '' ? { ...typed, name: t('unnamed') } : typed), [typed, t]);
  const categories = useMemo(
    () => (chosen.length === 0 ? [{ id: 'none', name: t('noCategory') }] : chosen),
    [chosen, t],
  );
  const more = useMemo(() => groups.flatMap((group) => publicGroupOf(group) ?? []), [groups]);
  const [shownId, setShownId] = useState<string | null>(null);
  const ids = [...chosen.map(({ id }) => id), ...(shownId === null ? [] : [shownId])];
  return (
    <GuestStage
      hasOwnScroll={use(Framing)}
      asked={{ dishesOf: ids.slice(0, mostSections).join(',') || noSection }}
      wordsFor={(preview) => {
        const { menu } = dishInMenu(preview, dish, categories, more);
        const { restaurantUrl } = preview.restaurant;
        const note =
          visibility === 'SHOWN' ? (menu ? (isDirty ? 'unsaved' : 'saved') : 'onNoMenu') : visibility;
        return {
          caption: menu ? t('caption', { name: menu.name }) : t('captionAlone'),
          note: t(`note.${note}`),
          ...(menu && { href: `/qr-menu/${restaurantUrl}/${menu.id}` }),
        };
      }}
    >
      {(preview) => (
        <PreviewFrame
          part="dish"
          title={t('label')}
          data={{ preview, dish, categories, groups: more, shownId, filterNote: t('filterHere') }}
          calls={{ onSection: setShownId }}
          fallback={<GuestWaiting />}
        />
      )}
    </GuestStage>
  );
}
