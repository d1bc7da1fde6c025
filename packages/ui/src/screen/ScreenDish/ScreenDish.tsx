import type { ThemeName } from '../../theme/index.ts';
import {
  Description,
  Head,
  Name,
  Note,
  Picture,
  Price,
  Progress,
  Root,
  SoldOut,
  Stage,
  Words,
} from './ScreenDish.styles.ts';

/** Props of `ScreenDish`. */
export interface ScreenDishProps {
  /** The section it belongs to, in quiet words above it. */
  section: string;
  name: string;
  /** As it is read: "€24.80", "from €8.90". */
  price?: string;
  description?: string;
  picture?: { url: string; altText: string } | null;
  isSoldOut?: boolean;
  soldOutLabel?: string;
  /** How far the screen is through its dishes, 0 to 1. */
  progress: number;
  /** A quiet word about the screen itself: "Offline. Menu of 11:42." */
  note?: string;
  /** Screens are dark unless the restaurant asks for light. */
  theme?: ThemeName;
}

/** From this many characters on a name is set smaller, so that name and price stay on one screen. */
const longName = 36;

/** One dish on a screen, to be read from across the room; fills what it stands in, landscape or portrait. */
export function ScreenDish({
  section,
  name,
  price,
  description = '',
  picture = null,
  isSoldOut = false,
  soldOutLabel = 'Sold out',
  progress,
  note,
  theme = 'dark',
}: ScreenDishProps) {
  return (
    <Root data-theme={theme}>
      <Stage $hasPicture={picture !== null}>
        <Words $hasNote={note !== undefined}>
          <Head dir="auto">{section}</Head>
          <Name dir="auto" $isLong={name.length > longName}>
            {name}
          </Name>
          {price !== undefined && <Price $isStruck={isSoldOut}>{price}</Price>}
          {isSoldOut && <SoldOut>{soldOutLabel}</SoldOut>}
          {description !== '' && <Description dir="auto">{description}</Description>}
          {note !== undefined && <Note>{note}</Note>}
        </Words>
        {picture && <Picture src={picture.url} alt={picture.altText} />}
        <Progress aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(1, Math.max(0, progress)) * 100}%` }} />
        </Progress>
      </Stage>
    </Root>
  );
}
