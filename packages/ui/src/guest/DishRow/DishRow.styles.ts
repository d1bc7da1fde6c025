import { css, styled } from 'styled-components';
import { font, space, tabularFigures, token } from '../../theme/index.ts';
import { DishPicture } from '../DishPicture/index.ts';
import { byLook, displayFace, ink, type WrittenProps } from '../looks/style.ts';
import { lookFont } from '../looks/type.ts';
import { crowdedPage, pageBreakpoint } from '../measures.ts';

/** A row as high as its picture and its words, whichever is more; words flow beside the picture and below it. */
interface RootProps {
  $hasPicture: boolean;
}

export const Root = styled.li<RootProps>`
  position: relative;
  display: flow-root;
  min-inline-size: 0;
  ${byLook<RootProps>({
    COUNTER: css`
      padding: ${space(3)} ${space(4)} 0;
      border-radius: 22px;
      background: ${ink('card')};
      overflow: clip;
    `,
    LINEN: 'padding-block-start:13px;',
    CANDLE: css`
      padding-block: 22px ${space(2)};
      border-block-start: 1px solid ${ink('line')};

      &:first-child {
        border-block-start: 0;
      }
    `,
    GRIDDLE: css<RootProps>`
      min-block-size: 136px;
      margin-inline: calc(-1 * var(--guest-gutter));
      padding: 14px var(--guest-gutter) 0;
      border-block-end: 3px solid ${ink('fill')};

      ${pageBreakpoint.up('md')} {
        margin-inline: 0;
        padding-inline: 16px;
      }
      /* Not by what it has: its words would be drawn, and then move, before the picture is read. */
      ${({ $hasPicture }: RootProps) => $hasPicture && '&&{padding-inline-start:150px;}'}
    `,
  })}
`;

/** Above what opens, also where nothing else is said. */
const roomForThumb = '&:not(:has(~ p)){min-block-size:32px;}';

/** Name and prices on one line; prices end at one edge on the whole page. */
export const Headline = styled.div`
  display: flex;
  align-items: baseline;
  column-gap: ${space(2)};
  ${crowdedPage} {
    display: block;
  }
  ${byLook({
    COUNTER: roomForThumb,
    LINEN: roomForThumb,
    GRIDDLE: css`
      /* Beside its picture there is room for a name or for sizes, not for both. */
      &:has(ul) {
        display: block;
      }
    `,
  })}
`;

export const Name = styled.h3<{ $isQuiet: boolean } & WrittenProps>`
  ${font('guestStrong')}
  flex: 0 1 auto;
  line-height: 1.3;
  overflow-wrap: break-word;
  hyphens: auto;
  min-inline-size: min(40%, 6rem);

  /* Wherever the dish is pressed. */
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > a:not(:hover) {
    text-decoration: none;
  }
  ${({ $isQuiet }) => $isQuiet && `color:${ink('quiet')};`}
  ${byLook<WrittenProps>({
    LINEN: css<WrittenProps>`
      ${displayFace}
    `,
    CANDLE: css<WrittenProps>`
      ${displayFace}
    `,
    GRIDDLE: css<WrittenProps>`
      ${displayFace}
    `,
  })}
  ${lookFont('dishName')}
`;

/** What it costs, or that there is none left; one line for each size. */
export const Prices = styled.div`
  ${font('guest')}
  ${tabularFigures}
  display: flex;
  flex: none;
  align-items: baseline;
  justify-content: flex-end;
  column-gap: ${space(2)};
  margin-inline-start: auto;
  line-height: 1.35;
  font-weight: 500;
  ${byLook({
    COUNTER: 'font-weight:600;',
    LINEN: css`
      flex: 1 0 auto;

      /* A dotted line from the name to its price, where the name leaves room on one line. */
      &::before {
        content: '';
        flex: 1 1 0;
        min-inline-size: 0;
        border-block-end: 2px dotted ${ink('line')};
        margin-block-end: 3px;
      }
    `,
    CANDLE: 'font-weight:400;',
    GRIDDLE: css`
      ${displayFace}
    `,
  })}
  ${lookFont('price')}

  & > ul {
    display: grid;
    grid-template-columns: auto auto;
    max-inline-size: min(11rem, 45cqi);
    column-gap: ${space(3)};
    margin: 0;
    padding: 0;
    list-style: none;
    text-align: end;

    ${crowdedPage} {
      display: block;
      max-inline-size: none;
    }
  }
  & > ul > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: baseline;
  }
  & > ul > li > :first-child {
    ${font('small')}
    color: ${ink('quiet')};
    overflow-wrap: anywhere;
    ${byLook({ GRIDDLE: `font-family:${token('font.body')};text-transform:none;` })}
  }
`;

export const Description = styled.p`
  ${font('guest')}
  line-height: 1.35;
  color: ${ink('quiet')};
  overflow-wrap: anywhere;
`;

export const Picture = styled(DishPicture)<{ $isQuiet: boolean }>`
  ${({ $isQuiet }) => $isQuiet && 'filter:grayscale(1);opacity:.6;'}
  ${byLook({
    COUNTER: css`
      float: inline-start;
      inline-size: 112px;
      block-size: 112px;
      margin-block: ${space(1)} ${space(3)};
      margin-inline: -28px ${space(3)};
      border-radius: 50%;
    `,
    LINEN: css`
      float: inline-end;
      inline-size: 104px;
      block-size: 96px;
      margin-block: ${space(1)} ${space(2)};
      margin-inline-start: ${space(3)};
      border-radius: 2px;
    `,
    CANDLE: css`
      display: none;

      /* A picture is an event: it comes with the rest of its dish. */
      :has(> [open]) > & {
        display: block;
        margin: ${space(3)} calc(-1 * var(--guest-gutter)) ${space(4)};
        border-radius: 0;
        mask-image: linear-gradient(transparent, ${ink('ink')} 32px calc(100% - 32px), transparent);
      }
    `,
    GRIDDLE: css`
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 136px;
      border-radius: 0;
      pointer-events: none;

      & > img {
        position: absolute;
        inset: 0;
      }
    `,
  })}
`;

const line = css`
  ${font('small')}
  line-height: 1.43;
  padding-block: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
  ${byLook({ LINEN: 'padding-block-end:6px;' })}
`;

/** What a guest has to know first: marks, allergens, what an option brings. */
export const Line = styled.div`
  ${line}
`;

export const More = styled.details`
  position: relative;
  min-inline-size: 0;

  &[open] > :last-child {
    clear: both;
  }
`;

/** The line itself opens the rest. */
export const Summary = styled.summary`
  ${line}
  min-block-size: 44px;
  list-style: none;
  ${byLook({
    LINEN: css`
      /* Its thumb's room begins in the last line above it, so that no line stays blank below. */
      p + details > & {
        margin-block-start: -6px;
        padding-block-start: 10px;
      }
    `,
  })}

  &::-webkit-details-marker {
    display: none;
  }
`;

export const MoreWord = styled.span`
  font-weight: 600;
  color: ${ink('house')};
  white-space: nowrap;

  &::after {
    content: '';
    display: inline-block;
    inline-size: 7px;
    block-size: 7px;
    margin-inline: 6px 2px;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: translateY(-3px) rotate(45deg);
  }
  [open] > summary > &::after {
    transform: rotate(225deg);
  }
`;

/** The rest: ingredients, calories, choices. */
export const Rest = styled.div`
  ${font('small')}
  display: grid;
  gap: ${space(3)};
  padding-block-end: ${space(4)};
  overflow-wrap: anywhere;
`;

export const Quiet = styled.p`
  color: ${ink('quiet')};
`;
