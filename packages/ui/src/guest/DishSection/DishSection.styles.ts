import { css, styled } from 'styled-components';
import { font, space } from '../../theme/index.ts';
import { byLook, displayFace, filled, fullBleed, ink, type WrittenProps } from '../looks/style.ts';
import { lookFont } from '../looks/type.ts';
import { barHeight, pageBreakpoint } from '../measures.ts';

export const Root = styled.section`
  display: grid;
  padding-block-end: ${space(8)};
  ${byLook({ LINEN: `padding-block-end:${space(3)};` })}

  ${pageBreakpoint.up('md')} {
    grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
    column-gap: ${space(12)};
  }
`;

export const Heading = styled.div`
  padding-block: ${space(4)} ${space(1)};
  ${byLook({
    LINEN: css`
      margin-block-start: ${space(3)};
      padding-block: ${space(1)} 0;
      border-block-start: 5px double ${ink('house')};
    `,
    CANDLE: css`
      padding-block: ${space(3)} 0;
      text-align: center;
    `,
    GRIDDLE: css`
      ${fullBleed}
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: ${space(4)};
      padding: ${space(1)} var(--guest-gutter);
      ${filled}
    `,
  })}

  ${pageBreakpoint.up('md')} {
    position: sticky;
    inset-block-start: calc(${barHeight} + ${space(8)});
    align-self: start;
    margin-block-start: ${space(6)};
    ${byLook({ CANDLE: 'text-align:start;', GRIDDLE: 'display:block;margin-inline:0;padding:8px 16px;' })}
  }
`;

export const Title = styled.h2<WrittenProps>`
  ${font('titleHuge')}
  ${displayFace}
  line-height: 1.2;
  overflow-wrap: anywhere;
  ${byLook({
    LINEN: `color:${ink('house')};`,
    CANDLE: `font-style:italic;color:${ink('house')};`,
  })}
  ${lookFont('sectionTitle')}
`;

export const Description = styled.p`
  ${font('guest')}
  line-height: 1.35;
  color: ${ink('quiet')};
  overflow-wrap: anywhere;
  ${byLook({ GRIDDLE: `color:${ink('paper')};` })}
`;

/** Not on yet: readable, but not as what can be ordered now. */
const later = css`
  & h3,
  & h3 + div {
    color: ${ink('quiet')};
  }
  & img {
    filter: grayscale(1);
    opacity: 0.6;
  }
`;

/**
 * While a page comes, dishes out of sight take the room of a dish and are not laid out: its first lines and its fonts need not wait for
 * two hundred of them. The script that comes late lays them out one after the other and marks `<html data-whole>`. What may be in sight is laid
 * out at once: from the room of a dish to what it takes, all below it would move.
 */
const inTheirTurn = css`
  [data-script]:not([data-whole]) section:not([data-near]) & > li,
  [data-script]:not([data-whole]) & > li:nth-child(n + 5) {
    content-visibility: auto;
  }
  /* Says nothing of what is laid out, and stays, so that nothing is laid out anew once all is. */
  & > li {
    contain-intrinsic-block-size: auto 165px;
  }
`;

export const Dishes = styled.ul<{ $isLater: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;
  ${byLook({ COUNTER: `row-gap:${space(3)};padding-block-start:${space(2)};` })}
  ${({ $isLater }) => $isLater && later}
  ${inTheirTurn}

  ${pageBreakpoint.up('md')} {
    padding-block-start: ${space(6)};
  }
  ${pageBreakpoint.up('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(8)};
  }
`;
