import type { GuestPicture, PictureSource } from '../types.ts';
import { TintedFrame } from './DishPicture.styles.ts';

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
function offer(sources: readonly PictureSource[], sizes: string): { srcSet: string; sizes?: string } {
  const [first, ...others] = sources;
  if (first && others.length === 0) return { srcSet: first.url };
  return { srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(','), sizes };
}

/**
 * The smallest format there is, beside the JPEG that every phone reads. To offer WebP too would bring the few phones without AVIF some
 * kilobytes less, and everybody's page 500 bytes more.
 */
function modernFormat({ sources }: GuestPicture): 'avif' | 'webp' {
  return sources.some(({ format }) => format === 'avif') ? 'avif' : 'webp';
}

/** A picture in the formats the phone understands, on its dominant colour, at a size that is known before it arrives. */
export function DishPicture({ picture, className, sizes, largest, priority = 'lazy' }: DishPictureProps) {
  const jpeg = candidates(picture, 'jpeg', largest);
  const fallback = jpeg.at(-1) ?? picture.sources.at(-1);
  if (!fallback) return null;
  const format = modernFormat(picture);
  const modern = candidates(picture, format, largest);
  return (
    <TintedFrame className={className} $colour={picture.dominantColour}>
      {modern.length > 0 && <source type={`image/${format}`} {...offer(modern, sizes)} />}
      <img
        src={fallback.url}
        alt={picture.altText}
        width={picture.width}
        height={picture.height}
        loading={priority === 'lazy' ? 'lazy' : undefined}
        fetchPriority={fetchPriorities[priority]}
        decoding="async"
      />
    </TintedFrame>
  );
}
