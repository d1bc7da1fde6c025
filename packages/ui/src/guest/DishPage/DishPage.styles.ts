import { css, styled } from 'styled-components';
import { font, layer, space, tabularFigures } from '../../theme/index.ts';
import { DishPicture } from '../DishPicture/index.ts';
import { chip } from '../looks/chip.ts';
import { nameSize, type NameProps } from '../looks/name-size.ts';
import { byLook, displayFace, fullBleed, ink, scalloped } from '../looks/style.ts';
import { lookFont } from '../looks/type.ts';
import { pageBreakpoint } from '../measures.ts';

/** Beside each other where there is room: what it looks like stays, what is said of it is scrolled. */
export const Root = styled.article`
  position: relative;
  padding-block-end: ${space(8)};

  ${pageBreakpoint.up('md')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    column-gap: ${space(12)};
    padding-block: ${space(6)} ${space(16)};
  }
`;

interface OnPictureProps {
  $isOnPicture: boolean;
}

/** The ways on, at the two upper corners. */
export const Bar = styled.div<OnPictureProps>`
  display: flex;
  justify-content: space-between;
  padding-block: ${space(3)};
  ${({ $isOnPicture }) =>
    $isOnPicture
      ? css`
          position: absolute;
          inset-block-start: 0;
          inset-inline: calc(${space(3)} - var(--guest-gutter));
          z-index: ${layer('sticky')};
        `
      : css`
          margin-inline: -${space(4)};
        `}

  ${pageBreakpoint.up('md')} {
    position: static;
    grid-column: 1 / -1;
    margin-inline: -${space(4)};
  }
`;

/** Back to the menu. */
export const Way = styled.a`
  ${chip}

  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`;

/** What lies behind the picture. */
export const Stage = styled.div`
  ${fullBleed}
  ${byLook({
    COUNTER: css`
      ${scalloped}
    `,
  })}

  ${pageBreakpoint.up('md')} {
    grid-row: 2 / span 2;
    position: sticky;
    inset-block-start: ${space(6)};
    align-self: start;
    margin-inline: 0;
  }
`;

export const Sight = styled(DishPicture)<{ $isQuiet: boolean }>`
  aspect-ratio: 5 / 4;
  border-radius: 0;
  ${({ $isQuiet }) => $isQuiet && 'filter:grayscale(1);'}
  ${byLook({
    COUNTER: css`
      border-end-start-radius: 50% 40%;
      border-end-end-radius: 50% 40%;
    `,
    CANDLE: css`
      aspect-ratio: 1;
      mask-image: linear-gradient(${ink('ink')} 65%, transparent);
    `,
    GRIDDLE: 'aspect-ratio:1;',
  })}

  ${pageBreakpoint.up('md')} {
    ${byLook({ CANDLE: 'mask-image:none;' })}
  }
`;

/** Name and prices, on the ground of the look. */
export const Words = styled.div<OnPictureProps>`
  position: relative;
  display: grid;
  gap: ${space(2)};
  padding-block-start: ${space(4)};
  ${byLook<OnPictureProps>({
    LINEN: css<OnPictureProps>`
      margin-block-start: ${({ $isOnPicture }: OnPictureProps) => ($isOnPicture ? '-50px' : 0)};
      margin-inline: calc(${space(2)} - var(--guest-gutter));
      padding: ${space(3)} ${space(4)};
      border: 6px double ${ink('house')};
      background: ${ink('card')};
      text-align: center;
    `,
    CANDLE: css<OnPictureProps>`
      margin-block-start: ${({ $isOnPicture }: OnPictureProps) => ($isOnPicture ? '-44px' : 0)};
      padding-block-start: 0;
      text-align: center;
    `,
    GRIDDLE: css<OnPictureProps>`
      margin-block-start: ${({ $isOnPicture }: OnPictureProps) => ($isOnPicture ? '-34px' : 0)};
      padding-block-start: 0;
    `,
  })}

  ${pageBreakpoint.up('md')} {
    grid-column: 2;
    margin-block-start: 0;
    ${byLook({ LINEN: 'margin-inline:0;', CANDLE: 'text-align:start;' })}
  }
`;

export const Name = styled.h1<Pick<NameProps, '$letters' | '$longestWord'>>`
  ${font('display')}
  ${displayFace}
  ${nameSize('dish')}
  line-height: 1.1;
  overflow-wrap: anywhere;
  hyphens: auto;
  ${byLook({
    LINEN: `color:${ink('house')};`,
    GRIDDLE: css`
      inline-size: fit-content;
      margin-inline-start: calc(-1 * var(--guest-gutter));
      padding: ${space(2)} ${space(3)} 0 var(--guest-gutter);
      background: ${ink('paper')};
      line-height: 1.12;

      ${pageBreakpoint.up('md')} {
        margin-inline-start: 0;
        padding-inline-start: 0;
      }
    `,
  })}
`;

/** One column: what each size costs ends at one edge. */
export const Prices = styled.ul<{ $isSoldOut: boolean }>`
  ${font('guest')}
  ${tabularFigures}
  display: grid;
  gap: ${space(1)};
  ${byLook({ LINEN: 'justify-content:center;', CANDLE: 'justify-content:center;' })}

  & > li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${space(6)};
  }
  & span {
    color: ${ink('quiet')};
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
    white-space: nowrap;
    ${({ $isSoldOut }) =>
      !$isSoldOut &&
      byLook({
        GRIDDLE: css`
          ${displayFace}
        `,
      })}
    ${({ $isSoldOut }) => !$isSoldOut && lookFont('dishPrice')}
  }

  ${pageBreakpoint.up('md')} {
    max-inline-size: 24rem;
    ${byLook({ LINEN: 'max-inline-size:none;', CANDLE: 'justify-content:stretch;' })}
  }
`;

export const Body = styled.div`
  ${font('guest')}
  display: grid;
  align-content: start;
  gap: ${space(4)};
  padding-block-start: ${space(4)};

  ${pageBreakpoint.up('md')} {
    grid-column: 2;
  }
`;

export const Description = styled.p`
  color: ${ink('quiet')};
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${byLook({ CANDLE: 'text-align:center;' })}

  ${pageBreakpoint.up('md')} {
    ${byLook({ CANDLE: 'text-align:-webkit-match-parent;text-align:match-parent;' })}
  }
`;

export const Story = styled.p`
  color: ${ink('ink')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Options end at the edge of all prices. */
export const Choices = styled.div`
  display: grid;
  gap: ${space(6)};
`;

export const Charges = styled.p`
  ${font('small')}
  color: ${ink('quiet')};
`;

export const Place = styled.p`
  ${font('small')}
  color: ${ink('quiet')};
  overflow-wrap: anywhere;
`;
