import type { ScreenPicture } from '../types.ts';
import { Variants } from './ScreenImage.styles.ts';

/** Props of `ScreenImage`. */
export interface ScreenImageProps {
  picture: ScreenPicture;
  className?: string;
}

/**
 * A picture in the formats that the screen's browser understands, drawn with the words beside it and not after them. It is asked for in
 * the glass's whole width wherever it stands: that variant is made ready before its page is due, and kept for when there is no network.
 */
export function ScreenImage({ picture, className }: ScreenImageProps) {
  const { sources, src, alt, width, height } = picture;
  return (
    <Variants>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} />
      ))}
      <img className={className} src={src} alt={alt} width={width} height={height} decoding="sync" />
    </Variants>
  );
}
