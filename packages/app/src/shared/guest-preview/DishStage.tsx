import type {
  MenuPreview,
  ModifierGroup,
  PublicItem,
  PublicModifierGroup,
  PublicRestaurant,
  PublicSection,
} from '@cardamom/api-types';
import { CategoryBar, DishSection, FindButton, GuestPage, type DishSectionView } from '@cardamom/ui/guest';
import { memo, useDeferredValue, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { findWords } from '../../guest/find/find-texts.ts';
import { iconsOf } from '../../guest/icons-of.ts';
import { previewAnchors, sectionViews } from '../../guest/menu-view.ts';
import { lookOf } from '../../guest/look-of.ts';
import { guestWords, spokenOn, wordsFor } from '../../guest/words.ts';
import { useMessages } from '../messages/index.ts';
import { dishInMenu, type DishCategory } from './dish-in-menu.ts';
import { noSection } from './guest-menus.ts';
import { GuestStage } from './GuestStage.tsx';
import { GuestWaiting } from './GuestWaiting.tsx';
import { Marked, Said } from './GuestStage.styles.ts';
import { publicGroupOf } from './public-views.ts';
import { guestLinks, showInGlass } from './guest-links.ts';
import { WithFaces } from './WithFaces.tsx';
import { useDishWindow } from './use-dish-window.ts';

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
export function DishStage({ visibility, isDirty, ...props }: DishStageProps) {
  const { t } = useMessages('preview');
  const { dish: typed, categories: chosen, groups } = useDeferredValue(props);
  // A title without words is none: what is not typed yet is said.
  const dish = typed.name === '' ? { ...typed, name: t('unnamed') } : typed;
  const categories = chosen.length === 0 ? [{ id: 'none', name: t('noCategory') }] : chosen;
  const more = useMemo(() => groups.flatMap((group) => publicGroupOf(group) ?? []), [groups]);
  const [shownId, setShownId] = useState<string | null>(null);
  const ids = [...chosen.map(({ id }) => id), ...(shownId === null ? [] : [shownId])];
  return (
    <GuestStage
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
        <WithFaces restaurant={preview.restaurant} fallback={<GuestWaiting />}>
          <Section {...{ preview, dish, categories, more, shownId }} onSection={setShownId} />
        </WithFaces>
      )}
    </GuestStage>
  );
}

interface SectionProps extends Pick<DishStageProps, 'dish' | 'categories'> {
  preview: MenuPreview;
  more: Parameters<typeof dishInMenu>[3];
  /** The section that was chosen in the bar; null for the dish's own. */
  shownId: string | null;
  onSection: (id: string) => void;
}

/** Drawn anew when what it shows is another one, and not with each key beside it. */
const Section = memo(function Section(props: SectionProps) {
  const { preview, dish, categories, more, shownId, onSection } = props;
  const { menu, section, modifierGroups } = dishInMenu(preview, dish, categories, more);
  const sections = menu ? menu.sections.map((one) => (one.id === section.id ? section : one)) : [section];
  const shown = sections.find(({ id }) => id === shownId) ?? section;
  const place = shown.items.findIndex(({ id }) => id === dish.id);
  return (
    <ShownSection
      key={`${shown.id} ${place}`}
      {...{ shown, place, modifierGroups, restaurant: preview.restaurant }}
      sections={sections.map(({ id, title }) => ({ anchor: previewAnchors + id, title }))}
      onSection={onSection}
    />
  );
});

interface ShownSectionProps {
  shown: PublicSection;
  /** Of the dish in it; -1 where it is in another one. */
  place: number;
  modifierGroups: PublicModifierGroup[];
  restaurant: PublicRestaurant;
  sections: readonly Pick<DishSectionView, 'anchor' | 'title'>[];
  onSection: (id: string) => void;
}

function ShownSection(props: ShownSectionProps) {
  const { shown, place, modifierGroups, restaurant, sections, onSection } = props;
  const root = useRef<HTMLDivElement>(null);
  const { t } = useMessages('preview');
  const [isSaid, setIsSaid] = useState(false);
  const words = wordsFor(restaurant.language);
  const drawn = useDishWindow(root, Math.max(0, place));
  const anchor = previewAnchors + shown.id;
  const part = { anchors: previewAnchors, drawn };
  const views = sectionViews({ sections: [shown], modifierGroups }, restaurant, part).map((view) =>
    Object.assign(view, { anchor }),
  );
  // Where dishes before it are not drawn, the room for them is the first in the list.
  const child = place < drawn.from || place >= drawn.to ? -1 : place - drawn.from + (drawn.from > 0 ? 1 : 0);
  const showDish = useEffectEvent(() => {
    const list = root.current?.querySelector(`#${CSS.escape(anchor)} [role="list"]`);
    showInGlass(list?.children[child] as HTMLElement | undefined);
  });
  // Before it is painted, in the frame that lays the page out anyway.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => showDish());
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <Marked
      ref={root}
      data-glass=""
      $place={child + 1}
      onClickCapture={guestLinks({
        onSection: (chosen) => onSection(chosen.slice(previewAnchors.length)),
        onFind: setIsSaid,
      })}
    >
      <GuestPage
        isPreview
        words={words}
        {...lookOf(restaurant)}
        icons={[...iconsOf(views, restaurant), 'search']}
        footer={<FindButton words={{ ...findWords, ...spokenOn(restaurant.language) }} filters={0} />}
      >
        {sections.length > 1 && (
          <CategoryBar label={guestWords.menuSections} current={anchor} {...{ words, sections }} />
        )}
        {views.map((view) => (
          <DishSection key={view.anchor} section={view} words={words} />
        ))}
      </GuestPage>
      <Said role="status">{isSaid ? t('filterHere') : ''}</Said>
    </Marked>
  );
}
