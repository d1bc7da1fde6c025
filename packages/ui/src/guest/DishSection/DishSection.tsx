import { DishRow } from '../DishRow/index.ts';
import { HoursMark } from '../HoursMark/index.ts';
import type { DishSectionView, GuestWords } from '../types.ts';
import { Description, Dishes, Heading, Root, Title } from './DishSection.styles.ts';

/** Props of `DishSection`. */
export interface DishSectionProps {
  section: DishSectionView;
  words: GuestWords;
  /** From when the menu is on: its dishes are shown greyed until then. */
  hours?: string | undefined;
  /** How many of its dishes are on the first screen. */
  earlyDishes?: number;
}

/** A section of the menu with its title and dishes; the category bar leads here. */
export function DishSection({ section, words, hours, earlyDishes = 0 }: DishSectionProps) {
  const titleId = `${section.anchor}-title`;
  return (
    <Root id={section.anchor} aria-labelledby={titleId}>
      <Heading>
        <Title id={titleId} dir="auto">
          {section.title}
        </Title>
        {section.description !== '' && <Description dir="auto">{section.description}</Description>}
        {hours !== undefined && <HoursMark>{hours}</HoursMark>}
      </Heading>
      <Dishes role="list" $isLater={hours !== undefined}>
        {section.dishes.map((dish, index) => (
          <DishRow key={dish.key} dish={dish} words={words} isOnFirstScreen={index < earlyDishes} />
        ))}
      </Dishes>
    </Root>
  );
}
