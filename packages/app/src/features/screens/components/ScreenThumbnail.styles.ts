import { token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** How a screen is laid out before it is drawn small, in px. */
const resolution = { level: { width: 1920, height: 1080 }, upright: { width: 1080, height: 1920 } };

/** A row's height, in px; a screen that hangs upright is as high as one that does not. */
const drawnHeight = 58;

const sizeOf = ($isUpright: boolean) => resolution[$isUpright ? 'upright' : 'level'];

/** Where a thumbnail will be. */
export const ThumbnailRoom = styled.div<{ $isUpright: boolean }>`
  position: relative;
  inline-size: calc(
    ${drawnHeight}px * ${({ $isUpright }) => sizeOf($isUpright).width} /
      ${({ $isUpright }) => sizeOf($isUpright).height}
  );
  block-size: ${drawnHeight}px;
  overflow: hidden;
  background: ${token('color.sunken')};
`;

export const Glass = styled(ThumbnailRoom)`
  pointer-events: none;
`;

export const Picture = styled.div<{ $isUpright: boolean }>`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  inline-size: ${({ $isUpright }) => sizeOf($isUpright).width}px;
  block-size: ${({ $isUpright }) => sizeOf($isUpright).height}px;
  transform: scale(calc(${drawnHeight} / ${({ $isUpright }) => sizeOf($isUpright).height}));
  transform-origin: 0 0;
`;
