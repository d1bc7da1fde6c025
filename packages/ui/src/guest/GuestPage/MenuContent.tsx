import type { ReactNode } from 'react';
import { CategoryBar } from '../CategoryBar/index.ts';
import { DishSection, type DishRenderer } from '../DishSection/index.ts';
import type { DishSectionView, GuestWords } from '../types.ts';
import { HoursMark } from '../HoursMark/index.ts';
import { MenuIntroduction } from './GuestPage.styles.ts';

/** Props of `MenuContent`. */
export interface MenuContentProps {
  name: string;
  description: string;
  sections: readonly DishSectionView[];
  words: GuestWords;
  /** From when the menu is on, where it is shown greyed before its hours. */
  hours?: string | undefined;
  /** Shown instead of the sections when no dish is left to show. */
  emptyNotice: ReactNode;
  /** Stands in for `DishRow`, for whoever has kept what a dish looks like. */
  renderDish?: DishRenderer | undefined;
  /** At the start of the bar: the choice of menus, which says the menu's name and what it holds. */
  menuSwitch?: ReactNode;
  /** Between the introduction and the sections: the filter. */
  children?: ReactNode;
}

/** How many dishes fit on the first screen of a phone below the header. */
const dishesOnFirstScreen = 2;

/** How many dishes stand above each section. */
function dishesAbove(sections: readonly DishSectionView[]): number[] {
  let above = 0;
  return sections.map(({ dishes }) => {
    const here = above;
    above += dishes.length;
    return here;
  });
}

/** One menu: its name, the sticky bar of its sections, and the sections. */
export function MenuContent({
  name,
  description,
  sections,
  words,
  hours,
  emptyNotice,
  renderDish,
  menuSwitch,
  children,
}: MenuContentProps) {
  const above = dishesAbove(sections);
  const isSaid = hours === undefined && menuSwitch !== undefined;
  return (
    <>
      <MenuIntroduction $isNameOnly={isSaid}>
        <h2 dir="auto">{name}</h2>
        {description !== '' && !menuSwitch && <p dir="auto">{description}</p>}
        {hours !== undefined && <HoursMark words={words}>{hours}</HoursMark>}
      </MenuIntroduction>
      {children}
      {sections.length === 0 ? (
        emptyNotice
      ) : (
        <>
          <CategoryBar label={words.menuSections} {...{ words, sections }}>
            {menuSwitch}
          </CategoryBar>
          {sections.map((section, index) => (
            <DishSection
              key={section.anchor}
              section={section}
              words={words}
              hours={hours}
              earlyDishes={index === 0 ? dishesOnFirstScreen : 0}
              dishesAbove={above[index] ?? 0}
              renderDish={renderDish}
            />
          ))}
        </>
      )}
    </>
  );
}
