import { css, styled } from 'styled-components';
import { byLook, displayFace, ink, type WrittenProps } from '../../guest/looks/style.ts';
import { allowsMotion, tabularFigures } from '../../theme/index.ts';
import { upright } from '../Dress/Dress.styles.ts';
import { leastType } from '../measures.ts';
import { screenTime } from '../motion.ts';
import { ScreenImage } from '../ScreenImage/index.ts';

export const Root = styled.div`
  position: absolute;
  inset-block-start: var(--foot);
  inset-inline: var(--side);
  color: ${ink('quiet')};
  font-size: ${leastType}cqh;
  font-weight: 500;
  line-height: 1.2;

  /* Never below a fortieth of the shorter side. */
  ${upright} {
    &[data-fit='tight'] {
      font-size: max(2.5cqmin, ${0.8 * leastType}cqh);
    }
    &[data-fit='tightest'] {
      font-size: max(2.5cqmin, ${0.62 * leastType}cqh);
    }
  }
`;

/** The line above, which is the line of progress. */
export const Line = styled.div`
  display: flex;
  gap: ${leastType / 4}cqh;
  block-size: var(--foot-line);

  ${byLook({ GRIDDLE: 'block-size: calc(2 * var(--foot-line));' })}
`;

/** One page of the line. */
export const Segment = styled.span`
  flex: 1;
  overflow: hidden;
  background: color-mix(in oklab, ${ink('ink')} 18%, transparent);
`;

export const Done = styled.span`
  display: block;
  block-size: 100%;
  background: ${ink('house')};
  transform-origin: left;

  &:dir(rtl) {
    transform-origin: right;
  }

  ${allowsMotion} {
    transition: scale ${screenTime('beat')} linear;
  }
`;

export const Entries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto) minmax(0, 1fr);
  align-items: center;
  column-gap: ${leastType}cqh;
  padding-block-start: 1.1cqh;

  /* Here letters are the least there are: a long name has the room that lies beside page and clock instead. */
  [data-fit^='tight'] > & {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) auto;
  }

  ${upright} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: 0.1cqh;
    padding-block-start: 0.7cqh;
    [data-fit] > & {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

export const Who = styled.p<WrittenProps>`
  display: flex;
  align-items: center;
  gap: 0.4em;
  color: ${ink('ink')};
  ${displayFace}
  ${byLook({
    CANDLE: css`
      font-size: 1.24em;
    `,
  })}
  line-height: 1.1;
  overflow-wrap: anywhere;

  ${upright} {
    line-height: 1;
  }
`;

export const Logo = styled(ScreenImage)`
  flex: none;
  inline-size: auto;
  block-size: 3.4cqh;
  max-inline-size: 14cqh;
  object-fit: contain;
  border-radius: 0.4cqh;
`;

export const Honesty = styled.p`
  max-inline-size: 44cqw;
  text-align: center;

  ${upright} {
    grid-row: 2;
    grid-column: 1 / -1;
    max-inline-size: none;
    line-height: 1.08;
    text-align: start;
  }
`;

export const Now = styled.p`
  ${tabularFigures}
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 1.6cqh;
  text-align: end;
  white-space: nowrap;

  ${upright} {
    grid-row: 1;
    grid-column: 2;
  }
`;

export const PageNumber = styled.b`
  color: ${ink('ink')};
  font-weight: 650;
`;

export const Offline = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
`;

export const Cloud = styled.svg`
  inline-size: 1.15em;
  block-size: 1.15em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
