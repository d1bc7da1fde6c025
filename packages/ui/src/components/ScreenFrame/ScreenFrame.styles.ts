import { styled } from 'styled-components';
import { focusRing, forcedColors, space, token } from '../../theme/index.ts';

/** How a screen hangs. */
export const screenOrientations = ['landscape', 'portrait'] as const;

/** How a screen hangs: 16:9 or 9:16. */
export type ScreenOrientation = (typeof screenOrientations)[number];

const resolutions = {
  landscape: { width: '1920px', height: '1080px', ratio: '16 / 9' },
  portrait: { width: '1080px', height: '1920px', ratio: '9 / 16' },
} satisfies Record<ScreenOrientation, { width: string; height: string; ratio: string }>;

export const Body = styled.div<{ $orientation: ScreenOrientation }>`
  inline-size: ${({ $orientation }) => ($orientation === 'portrait' ? 'min(100%, 45dvh)' : '100%')};
  min-inline-size: min(100%, 200px);
  padding: ${space(2)};
  border-radius: ${token('radius.container')};
  background: ${token('color.device')};

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Glass = styled.section<{ $orientation: ScreenOrientation }>`
  container-type: inline-size;
  position: relative;
  inline-size: 100%;
  aspect-ratio: ${({ $orientation }) => resolutions[$orientation].ratio};
  overflow: hidden;
  border-radius: 4px;
  background: ${token('color.page')};
  color: ${token('color.text')};

  &:focus-visible {
    ${focusRing}
  }
`;

export const Picture = styled.div<{ $orientation: ScreenOrientation }>`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  inline-size: ${({ $orientation }) => resolutions[$orientation].width};
  block-size: ${({ $orientation }) => resolutions[$orientation].height};
  transform: scale(tan(atan2(100cqi, ${({ $orientation }) => resolutions[$orientation].width})));
  transform-origin: 0 0;
`;
