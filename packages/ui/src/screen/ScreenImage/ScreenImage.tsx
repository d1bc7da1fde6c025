import type { ScreenPicture } from '../types.ts';
import { Variants } from './ScreenImage.styles.ts';

/** Props of `ScreenImage`. */
export interface ScreenImageProps {
  picture: ScreenPicture;
  /** CSS width it is drawn at. */
  sizes?: string;
  className?: string;
}

/** A picture in the formats that the screen's browser understands, drawn with the words beside it and not after them. */
export function ScreenImage({ picture, sizes = '100vw', className }: ScreenImageProps) {
  const { sources, src, alt, width, height } = picture;
  return (
    <Variants>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img className={className} src={src} alt={alt} width={width} height={height} decoding="sync" />
    </Variants>
  );
}
