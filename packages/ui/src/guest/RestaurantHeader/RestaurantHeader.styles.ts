import { css, styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';
import { DishPicture } from '../DishPicture/index.ts';
import { byLook, displayFace, filled, fullBleed, ink, scalloped, type WrittenProps } from '../looks/style.ts';
import { nameSize, type NameProps } from '../looks/name-size.ts';
import { pageBreakpoint } from '../measures.ts';

interface RootProps {
  $hasPhoto: boolean;
}

export const Root = styled.header<RootProps>`
  ${fullBleed}
  position: relative;
  ${byLook<RootProps>({
    COUNTER: css<RootProps>`
      ${scalloped}
      padding: ${space(8)} var(--guest-gutter) ${space(6)};
      padding-block-start: ${({ $hasPhoto }: RootProps) => ($hasPhoto ? '148px' : space(8))};
    `,
    LINEN: css<RootProps>`
      padding: ${({ $hasPhoto }: RootProps) => ($hasPhoto ? 0 : space(2))} ${space(2)} 0;
    `,
    CANDLE: css`
      padding: ${space(6)} var(--guest-gutter) ${space(2)};
      background: radial-gradient(
        70% 90% at 50% 0,
        color-mix(in oklab, ${ink('fill')} 22%, transparent),
        transparent
      );
    `,
    GRIDDLE: css`
      padding-block-end: ${space(2)};
      border-block-end: 3px solid ${ink('fill')};
    `,
  })}
`;

/** Above the photo, where it does not cover what is eaten. */
export const Logo = styled(DishPicture)`
  position: absolute;
  inset-block-start: ${space(3)};
  inset-inline-start: ${space(3)};
  inline-size: 48px;
  block-size: 48px;
  ${byLook({
    COUNTER: 'border-radius:50%;',
    LINEN: 'border-radius:2px;',
    CANDLE: css`
      position: static;
      margin: 0 auto ${space(3)};
      border-radius: 50%;
    `,
    GRIDDLE: 'border-radius:0;',
  })}
`;

export const Photo = styled(DishPicture)`
  inline-size: 100%;
  border-radius: 0;
  ${byLook({
    COUNTER: css`
      position: absolute;
      inset-block-start: -76px;
      inset-inline-end: -36px;
      inline-size: 232px;
      block-size: 232px;
      border-radius: 50%;

      ${pageBreakpoint.up('md')} {
        inset-block-start: -120px;
        inline-size: 420px;
        block-size: 420px;
      }
    `,
    LINEN: css`
      block-size: 190px;
      inline-size: calc(100% + 2 * ${space(2)});
      max-inline-size: none;
      margin-inline-start: -${space(2)};
      margin-block-end: -50px;

      ${pageBreakpoint.up('md')} {
        block-size: 300px;
      }
    `,
    CANDLE: 'display:none;',
    GRIDDLE: css`
      block-size: 116px;
      margin-block-end: -34px;

      ${pageBreakpoint.up('md')} {
        block-size: 280px;
      }
    `,
  })}
`;

/** Who cooks here, on the ground of the look. */
export const Words = styled.div`
  position: relative;
  min-inline-size: 0;
  ${byLook({
    COUNTER: css`
      margin-block-start: ${space(4)};
    `,
    LINEN: css`
      max-inline-size: 40rem;
      margin-inline: auto;
      padding: ${space(3)} ${space(3)} ${space(2)};
      border: 4px double ${ink('house')};
      border-width: 6px;
      background: ${ink('card')};
      text-align: center;
    `,
    CANDLE: 'text-align:center;',
    GRIDDLE: css`
      padding-inline: var(--guest-gutter);
    `,
  })}
`;

interface TableProps {
  $isOnPhoto: boolean;
}

/** On the edge of the name's ground, above the photo; without one, the first line of the words. */
const onPhoto = ({ $isOnPhoto }: TableProps) =>
  $isOnPhoto &&
  css`
    position: absolute;
    inset-block-end: 100%;
    inset-inline-end: 0;
    padding: ${space(1)} ${space(3)};
  `;

/** Where the guest sits: 40 letters at most, whatever an address says. */
export const Table = styled.p<TableProps>`
  ${font('label')}
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  ${byLook<TableProps>({
    LINEN: css<TableProps>`
      ${onPhoto}
      background: ${ink('card')};
      color: ${ink('house')};
    `,
    CANDLE: css`
      color: ${ink('quiet')};
    `,
    GRIDDLE: css<TableProps>`
      ${onPhoto}
      ${({ $isOnPhoto }: TableProps) => $isOnPhoto && filled}
    `,
  })}
`;

export const Name = styled.h1<Pick<NameProps, '$letters' | '$longestWord'> & WrittenProps>`
  ${font('display')}
  ${displayFace}
  ${nameSize('restaurant')}
  line-height: 1.1;
  overflow-wrap: anywhere;
  ${byLook({
    LINEN: `color:${ink('house')};`,
    CANDLE: 'line-height:1;',
    GRIDDLE: css`
      /* A slab of paper over the photo. */
      inline-size: fit-content;
      margin-inline-start: calc(-1 * var(--guest-gutter));
      padding: ${space(2)} ${space(3)} 0 var(--guest-gutter);
      background: ${ink('paper')};
      line-height: 1.02;
    `,
  })}
`;

/** The ways to the restaurant, and beside them, where there is room, what is added to prices. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(4)};
  ${byLook({ LINEN: 'justify-content:center;', CANDLE: 'justify-content:center;' })}
`;

export const Details = styled.p`
  ${font('guest')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(2)};
  line-height: 1.3;
  ${byLook({
    /* The room for thumbs reaches into what stands above and below. */
    LINEN: `justify-content:center;margin-block:-6px;color:${ink('quiet')};`,
    CANDLE: `justify-content:center;color:${ink('quiet')};`,
    GRIDDLE: 'font-weight:600;',
  })}

  & > * + *::before {
    content: '·';
    margin-inline-end: ${space(2)};
    text-decoration: none;
  }
`;

export const Note = styled.p`
  ${font('small')}
  overflow-wrap: anywhere;
  ${byLook({ LINEN: `color:${ink('quiet')};`, CANDLE: `color:${ink('quiet')};` })}
`;

/** A way to the restaurant: to its place, or to its telephone. */
export const Way = styled.span`
  & > a {
    display: inline-flex;
    align-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    /* Room for a thumb, which leaves the words as far apart as they look. */
    margin-inline: calc(-1 * ${space(2)});
    padding-inline: ${space(2)};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
    border-radius: ${token('radius.control')};
  }
`;
