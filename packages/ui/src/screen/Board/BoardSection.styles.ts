import { css, styled } from 'styled-components';
import { byLook, displayFace, ink, type WrittenProps } from '../../guest/looks/style.ts';
import { token } from '../../theme/index.ts';
import { tallLines } from '../Dress/index.ts';
import { faceFactors, sectionGap } from '../measures.ts';
import { small } from './BoardRow.styles.ts';

export const Part = styled.section`
  position: relative;

  & + & {
    margin-block-start: ${sectionGap}cqh;
  }

  ${byLook({
    COUNTER: css`
      padding: 1.6cqh 2.6cqh 1.4cqh;
      border-radius: 2cqh;
      background: ${ink('card')};
    `,
    LINEN: css`
      &::before {
        content: '';
        display: block;
        block-size: 0.75cqh;
        border-block: 0.2cqh solid ${ink('house')};
      }
    `,
  })}
`;

export const Head = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: last baseline;
  justify-content: flex-end;
  column-gap: 2cqh;
  padding-block-end: calc(var(--row) * 0.24);
  font-size: var(--title);
  line-height: 1.1;

  ${byLook({
    LINEN: 'padding-block-start: 0.9cqh;',
    GRIDDLE: css`
      padding-block: calc(var(--row) * 0.3);
      background: var(--s-bar);
      border-image: conic-gradient(var(--s-bar) 0 0) fill 0 / 0 / var(--bar-up, 0cqh) var(--bar-right, 0cqh) 0
        var(--bar-left, 0cqh);
      color: var(--s-on-bar);
    `,
  })}
`;

export const Title = styled.h2<WrittenProps>`
  flex: 1 1 40%;
  min-inline-size: 0;
  overflow-wrap: break-word;
  text-wrap: balance;
  ${displayFace}

  ${byLook({
    COUNTER: `font-size:${faceFactors.COUNTER.title}em;`,
    LINEN: css`
      color: ${ink('house')};
      font-size: ${faceFactors.LINEN.title}em;
    `,
    CANDLE: css`
      color: ${ink('house')};
      font-size: ${faceFactors.CANDLE.title}em;
      font-style: italic;
      font-weight: 400;
    `,
    GRIDDLE: css`
      font-size: ${faceFactors.GRIDDLE.title}em;
      line-height: 1.24;
    `,
  })}
  ${tallLines}
`;

/** Beside the title of a section that began before. */
export const Continued = styled.span`
  color: ${ink('quiet')};
  font-family: ${token('font.body')};
  font-size: ${small};
  font-style: normal;
  font-weight: 450;
  text-transform: none;
  white-space: nowrap;

  ${byLook({ GRIDDLE: 'color: inherit;' })}
`;

export const Heads = styled.p`
  display: flex;
  flex: none;
  column-gap: calc(var(--row) * 0.55);
  color: ${ink('quiet')};
  font-size: ${small};
  font-weight: 500;
  text-align: end;

  ${byLook({ GRIDDLE: 'color: inherit;' })}
`;

export const SizeHead = styled.span`
  inline-size: var(--price);
  overflow-wrap: anywhere;
`;

export const Rows = styled.ul`
  ${byLook({ GRIDDLE: 'padding-block-start: calc(var(--row) * 0.3);' })}
`;
