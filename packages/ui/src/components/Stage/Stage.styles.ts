import { css, styled } from 'styled-components';
import {
  breakpoint,
  font,
  forcedColors,
  layout,
  measure,
  roomyWindow,
  space,
  token,
} from '../../theme/index.ts';

/** The body of the drawn phone around its glass, in px of the phone; so wide that its edges meet whole px when drawn smaller. */
const edge = 5;
const device = { width: layout.phone + 2 * edge, height: 844 + 2 * edge };
/** However low the window is, so much of the phone is drawn, in px. */
const smallest = 400;

const inBand = '&[data-shape="band"]';

/** Everywhere but in the page of a window below `sm`, which is a phone itself. */
const whereDrawn = (styles: ReturnType<typeof css>) => css`
  ${breakpoint.down('sm')} {
    [data-shape='band'] & {
      ${styles}
    }
  }
  ${breakpoint.up('sm')} {
    ${styles}
  }
`;

/** In the page, from `sm` up to `lg`. */
const inPage = (selector: string, styles: ReturnType<typeof css>) => css`
  ${breakpoint.up('sm')} {
    ${breakpoint.down('lg')} {
      ${selector} {
        ${styles}
      }
    }
  }
`;

/**
 * `--cm-stage-scale` says how much smaller the phone is drawn. Everything inside is laid out as if it were not, so that
 * it breaks its lines where a guest's phone breaks them.
 */
export const Root = styled.aside`
  --cm-stage-scale: 1;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  min-inline-size: 0;
  color: ${token('color.text')};

  ${breakpoint.down('lg')} {
    ${inBand} {
      --cm-stage-scale: 0.41;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
      gap: ${space(4)};
      block-size: ${measure('stageBand')};
      overflow: hidden;
      padding: ${space(4)} ${space(4)} 0;
      background: ${token('color.stage')};
    }
  }
  ${inPage(
    "&[data-shape='page']",
    css`
      --cm-stage-scale: 0.9;
      padding: ${space(6)};
      border-radius: ${token('radius.container')};
      background: ${token('color.stage')};
    `,
  )}
  ${breakpoint.up('lg')} {
    --cm-stage-scale: 0.82;
    position: sticky;
    inset-block-start: var(--cm-sticky-top, 0px);
    box-sizing: border-box;
    inline-size: ${measure('stageSmall')};
    block-size: calc(100dvh - var(--cm-sticky-top, 0px));
    padding: ${space(6)};
    border-inline-start: 1px solid ${token('color.hairline')};
    background: ${token('color.stage')};
  }
  ${roomyWindow} {
    --cm-stage-scale: 0.9;
    inline-size: ${measure('stage')};
    padding-inline: ${space(8)};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  min-inline-size: 0;

  ${breakpoint.down('lg')} {
    [data-shape='band'] > & {
      flex-flow: column nowrap;
      align-items: flex-start;
      padding-block-end: ${space(4)};
    }
  }
`;

export const Title = styled.h2`
  ${font('label')}
  font-weight: 600;
`;

export const Caption = styled.p`
  ${font('caption')}
  color: ${token('color.textQuiet')};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Room = styled.div`
  position: relative;
  justify-self: center;
  inline-size: 100%;
  min-block-size: 0;

  ${whereDrawn(css`
    inline-size: calc(${device.width}px * var(--cm-stage-scale));
  `)}
  ${inPage(
    "[data-shape='page'] > &",
    css`
      block-size: min(
        ${device.height}px * var(--cm-stage-scale),
        max(${smallest}px, 100dvh - var(--cm-sticky-top, 0px) - ${space(12)})
      );
    `,
  )}
  ${breakpoint.up('lg')} {
    block-size: min(100%, ${device.height}px * var(--cm-stage-scale));
  }
`;

/** Laid out at its true size, then drawn smaller from the corner where reading begins. */
const drawn = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  box-sizing: border-box;
  inline-size: ${device.width}px;
  padding: ${edge}px;
  border-radius: 37px;
  background: ${token('color.device')};
  transform: scale(var(--cm-stage-scale));
  transform-origin: 0 0;

  &:dir(rtl) {
    transform-origin: 100% 0;
  }
`;

export const Device = styled.div`
  ${whereDrawn(css`
    ${drawn}
    block-size: calc(100% / var(--cm-stage-scale));
  `)}
  ${breakpoint.down('lg')} {
    [data-shape='band'] & {
      block-size: ${device.height}px;
    }
  }
  ${forcedColors} {
    outline: 1px solid CanvasText;
  }
`;

export const Glass = styled.section`
  container-type: inline-size;
  box-sizing: border-box;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${token('color.page')};
  color: ${token('color.text')};

  &:focus-visible {
    outline: 2px solid ${token('color.focusRing')};
    outline-offset: 4px;
  }
  > iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
  ${whereDrawn(css`
    block-size: 100%;
    border-radius: 32px;
  `)}
  ${breakpoint.down('sm')} {
    [data-shape='page'] & {
      block-size: 75dvh;
      border: 1px solid ${token('color.hairline')};
      border-radius: ${token('radius.container')};
    }
  }
`;

/** As far as the window goes; what is longer scrolls here. The ring of a focus at its edge is not cut off. */
export const Open = styled.div`
  min-inline-size: 0;

  &:focus-visible {
    outline: 2px solid ${token('color.focusRing')};
  }

  ${breakpoint.up('lg')} {
    overflow: hidden auto;
    overscroll-behavior: contain;
    margin: calc(-1 * ${space(1)});
    padding: ${space(1)};
  }
`;

export const Note = styled.p`
  ${font('caption')}
  justify-self: center;
  color: ${token('color.textQuiet')};
  text-align: center;

  ${breakpoint.down('lg')} {
    [data-shape='band'] > & {
      display: none;
    }
  }
`;
