import { DishChoices } from '../DishChoices/index.ts';
import { DishFacts } from '../DishFacts/index.ts';
import { DishWarning } from '../DishWarning/index.ts';
import type { DishWords } from '../dish-types.ts';
import { GuestIcon } from '../GuestIcon/index.ts';
import { HoursMark } from '../HoursMark/index.ts';
import { lettersOf, unbroken } from '../looks/name-size.ts';
import { OwnWords } from '../OwnWords/index.ts';
import { ShareButton } from '../ShareButton/index.ts';
import { TableName } from '../TableName/index.ts';
import type { DishView, GuestPicture, GuestWords, TableView } from '../types.ts';
import {
  Bar,
  Body,
  Charges,
  Choices,
  Description,
  Name,
  Place,
  Prices,
  Root,
  Sight,
  Stage,
  Story,
  Way,
  Words,
} from './DishPage.styles.ts';

/** Props of `DishPage`. */
export interface DishPageProps {
  dish: DishView;
  words: GuestWords;
  dishWords: DishWords;
  /** Back to where it stands on its menu. */
  backHref: string;
  /** Where it belongs: its section, and the restaurant. */
  place: string;
  /** Where the guest sits, where that is known. */
  table?: TableView | undefined;
  /** From when its menu is on, where it is shown before its hours. */
  hours?: string | undefined;
  /** What the kitchen tells of it at more length. */
  story?: string;
  /** What prices include, and what is added to them. */
  charges?: string;
}

/** Width and height of the picture's place on a phone. */
const stageRatio = 5 / 4;

/** The width at which the whole picture is drawn, of which its place shows a part. */
function drawnWidth({ width, height }: GuestPicture): string {
  const share = Math.max(1, width / height / stageRatio);
  return `(min-width: 960px) ${Math.round(share * 580)}px, ${Math.round(share * 100)}vw`;
}

/**
 * A dish by itself: its picture from edge to edge, as the look shows it, then all that is known of it. Allergens stand open and
 * need no press (EU 1169/2011, Annex II).
 */
export function DishPage({
  dish,
  words,
  dishWords,
  backHref,
  place,
  table,
  hours,
  story = '',
  charges = '',
}: DishPageProps) {
  const { picture } = dish;
  return (
    <Root>
      <Bar $isOnPicture={picture !== null}>
        <Way href={backHref}>
          <GuestIcon name="arrowStart" />
          <OwnWords words={words}>{dishWords.back}</OwnWords>
        </Way>
        <ShareButton words={{ ...dishWords, ...words }} />
      </Bar>
      {picture && (
        <Stage>
          <Sight
            picture={picture}
            sizes={drawnWidth(picture)}
            largest={1600}
            priority="first"
            $isQuiet={dish.isSoldOut}
          />
        </Stage>
      )}
      <Words $isOnPicture={picture !== null}>
        <Name {...lettersOf(dish.name)}>
          <bdi>{unbroken(dish.name)}</bdi>
        </Name>
        <PricesOf dish={dish} words={words} />
      </Words>
      <Body>
        {hours !== undefined && <HoursMark words={words}>{hours}</HoursMark>}
        {dish.warning !== undefined && <DishWarning words={words}>{dish.warning}</DishWarning>}
        {dish.description !== '' && <Description dir="auto">{dish.description}</Description>}
        {story !== '' && <Story dir="auto">{story}</Story>}
        <DishFacts dish={dish} words={words} dishWords={dishWords} />
        {dish.choices.length > 0 && (
          <Choices>
            <DishChoices choices={dish.choices} words={words} level={2} />
          </Choices>
        )}
        {charges !== '' && (
          <Charges>
            <OwnWords words={words}>{charges}</OwnWords>
          </Charges>
        )}
        <Place dir="auto">
          {place}
          {table && (
            <>
              {' · '}
              <TableName table={table} words={words} />
            </>
          )}
        </Place>
      </Body>
    </Root>
  );
}

function PricesOf({ dish: { sizes, isSoldOut }, words }: Pick<DishPageProps, 'dish' | 'words'>) {
  if (isSoldOut) {
    return (
      <Prices role="list" $isSoldOut>
        <li>
          <b>
            <OwnWords words={words}>{words.soldOut}</OwnWords>
          </b>
        </li>
      </Prices>
    );
  }
  if (sizes.length === 0) return null;
  return (
    <Prices role="list" $isSoldOut={false}>
      {sizes.map(({ name, price, isInWords }) => (
        <li key={name}>
          {name !== '' && <span dir="auto">{name}</span>}
          <b {...(isInWords && words.spoken)}>{price}</b>
        </li>
      ))}
    </Prices>
  );
}
