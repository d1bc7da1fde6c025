import { Fragment, type ReactNode } from 'react';
import { DishRow } from '../DishRow/index.ts';
import { HoursMark } from '../HoursMark/index.ts';
import type { DishRange, DishSectionView, DishView, GuestWords } from '../types.ts';
import { Description, Dishes, Heading, Root, Title } from './DishSection.styles.ts';

/** Props of `DishSection`. */
export interface DishSectionProps {
  section: DishSectionView;
  words: GuestWords;
  /** From when the menu is on: its dishes are shown greyed until then. */
  hours?: string | undefined;
  /** How many of its dishes are on the first screen. */
  earlyDishes?: number;
  /** How many dishes stand above it. */
  dishesAbove?: number;
  /** Stands in for `DishRow`, for whoever has kept what a dish looks like. */
  renderDish?: DishRenderer | undefined;
}

/** What stands for a dish in a list of them. */
export type DishRenderer = (dish: DishView, isOnFirstScreen: boolean) => ReactNode;

/** So many dishes may be in sight at first: a section that begins among them may be, too. */
const dishesInSight = 4;

/** What a dish takes of the page about; who draws the others can say what these take, and what it really is is seen later. */
const dishHeight = 'var(--guest-dish, 140px)';

function Room({ range: { from, to } }: { range: DishRange }) {
  if (from === to) return null;
  const blockSize = `calc(${to - from} * ${dishHeight})`;
  return <li role="presentation" data-undrawn={`${from} ${to}`} style={{ blockSize }} />;
}

/** A section of the menu with its title and dishes; the category bar leads here. */
export function DishSection({
  section,
  words,
  hours,
  earlyDishes = 0,
  dishesAbove = 0,
  renderDish,
}: DishSectionProps) {
  const [before, after] = section.undrawn ?? [];
  return (
    <Root
      id={section.anchor}
      aria-label={section.title}
      data-near={dishesAbove < dishesInSight ? '' : undefined}
    >
      <Heading>
        <Title dir="auto" $text={section.title}>
          {section.title}
        </Title>
        {section.description !== '' && <Description dir="auto">{section.description}</Description>}
        {hours !== undefined && <HoursMark words={words}>{hours}</HoursMark>}
      </Heading>
      <Dishes role="list" $isLater={hours !== undefined}>
        {before && <Room range={before} />}
        {section.dishes.map((dish, index) =>
          renderDish ? (
            <Fragment key={dish.key}>{renderDish(dish, index < earlyDishes)}</Fragment>
          ) : (
            <DishRow key={dish.key} dish={dish} words={words} isOnFirstScreen={index < earlyDishes} />
          ),
        )}
        {after && <Room range={after} />}
      </Dishes>
    </Root>
  );
}
