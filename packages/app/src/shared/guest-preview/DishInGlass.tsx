import type {
  MenuPreview,
  PublicItem,
  PublicModifierGroup,
  PublicRestaurant,
  PublicSection,
} from '@cardamom/api-types';
import { CategoryBar, DishSection, FindButton, GuestPage, type DishSectionView } from '@cardamom/ui/guest';
import { memo, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { bringIntoSight } from '../../guest/live/bring-into-sight.ts';
import { findWords } from '../../guest/find/find-texts.ts';
import { iconsOf } from '../../guest/icons-of.ts';
import { previewAnchors, sectionViews } from '../../guest/menu-view.ts';
import { lookOf } from '../../guest/look-of.ts';
import { guestWords, spokenOn, wordsFor } from '../../guest/words.ts';
import { SaysDrawn } from '../preview-frame/SaysDrawn.tsx';
import { dishInMenu, type DishCategory } from './dish-in-menu.ts';
import { guestLinks, showInGlass } from './guest-links.ts';
import { Marked, Said } from './GuestStage.styles.ts';
import { WithFaces } from './WithFaces.tsx';
import { useDishWindow } from './use-dish-window.ts';

/** Props of `DishInGlass`. */
export interface DishInGlassProps {
  /** What guests read now, as far as it was asked for. */
  preview: MenuPreview;
  /** The dish as the form holds it. */
  dish: PublicItem;
  categories: readonly DishCategory[];
  /** Choices that the menu may not know. */
  groups: readonly PublicModifierGroup[];
  /** The section that was chosen in the bar; null for the dish's own. */
  shownId: string | null;
  onSection: (id: string) => void;
  /** Said in place of filtering. */
  filterNote: string;
}

/** Drawn anew when what it shows is another one, and not with each key beside it. */
const Section = memo(function Section({
  preview,
  dish,
  categories,
  groups,
  shownId,
  ...props
}: DishInGlassProps) {
  const { menu, section, modifierGroups } = dishInMenu(preview, dish, categories, groups);
  const sections = menu ? menu.sections.map((one) => (one.id === section.id ? section : one)) : [section];
  const shown = sections.find(({ id }) => id === shownId) ?? section;
  const place = shown.items.findIndex(({ id }) => id === dish.id);
  return (
    <ShownSection
      key={`${shown.id} ${place}`}
      {...props}
      {...{ shown, place, modifierGroups, restaurant: preview.restaurant }}
      sections={sections.map(({ id, title }) => ({ anchor: previewAnchors + id, title }))}
    />
  );
});

interface ShownSectionProps extends Pick<DishInGlassProps, 'onSection' | 'filterNote'> {
  shown: PublicSection;
  /** Of the dish in it; -1 where it is in another one. */
  place: number;
  modifierGroups: PublicModifierGroup[];
  restaurant: PublicRestaurant;
  sections: readonly Pick<DishSectionView, 'anchor' | 'title'>[];
}

function ShownSection(props: ShownSectionProps) {
  const { shown, place, modifierGroups, restaurant, sections, onSection, filterNote } = props;
  const root = useRef<HTMLDivElement>(null);
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
    const entry = root.current?.querySelector<HTMLElement>('nav [aria-current]');
    if (entry) bringIntoSight(entry);
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
      <Said role="status">{isSaid ? filterNote : ''}</Said>
    </Marked>
  );
}

/** A dish in its section of the menu, as guests would read it, once their faces are here. */
export function DishInGlass(props: DishInGlassProps) {
  return (
    <WithFaces restaurant={props.preview.restaurant}>
      <Section {...props} />
      <SaysDrawn />
    </WithFaces>
  );
}
