import type { GuestPicture, PictureSource } from '../types.ts';
import { Frame, TintedFrame } from './DishPicture.styles.ts';

/** Props of `DishPicture`. */
export interface DishPictureProps {
  picture: GuestPicture;
  className?: string;
  /** CSS width the picture is drawn at, before cropping; for `sizes`. */
  sizes: string;
  /** Widest variant worth offering, in pixels. */
  largest: number;
  /** How early it is fetched: `first` for a picture that the first screen is made of, `early` for its small ones. */
  priority?: 'first' | 'early' | 'lazy';
}

/** A small picture beside its dish may never delay the text, which is the largest thing painted (`bench guest`). */
const fetchPriorities = { first: 'high', early: 'low', lazy: undefined } as const;

function candidates(
  picture: GuestPicture,
  format: PictureSource['format'],
  largest: number,
): PictureSource[] {
  const offered = picture.sources.filter((source) => source.format === format);
  const fitting = offered.filter((source) => source.width <= largest);
  return fitting.length > 0 ? fitting : offered.slice(0, 1);
}

/** Where there is one there is nothing to choose, and forty rows say so in fewer bytes. */
function choice(sources: readonly PictureSource[], sizes: string): { srcSet?: string; sizes?: string } {
  if (sources.length < 2) return {};
  return { srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(','), sizes };
}

/**
 * One format, so that each picture is one address of the page: AVIF, for which the server answers a browser that does not read it with
 * JPEG, and JPEG alone until AVIF has been made.
 */
function offered(picture: GuestPicture, largest: number): PictureSource[] {
  const formats = ['avif', 'jpeg', 'webp'] as const;
  return formats.map((format) => candidates(picture, format, largest)).find(({ length }) => length > 0) ?? [];
}

/**
 * A picture in the smallest format there is, at a size that is known before it arrives. Until then a large one is its dominant colour; small ones
 * are all of one, because forty colours are forty rules of the page.
 */
export function DishPicture({ picture, className, sizes, largest, priority = 'lazy' }: DishPictureProps) {
  const sources = offered(picture, largest);
  const widest = sources.at(-1);
  if (!widest) return null;
  const image = (
    <img
      src={widest.url}
      {...choice(sources, sizes)}
      alt={picture.altText}
      width={picture.width}
      height={picture.height}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchPriority={fetchPriorities[priority]}
      decoding="async"
    />
  );
  if (priority !== 'first') return <Frame className={className}>{image}</Frame>;
  return (
    <TintedFrame className={className} $colour={picture.dominantColour}>
      {image}
    </TintedFrame>
  );
}
