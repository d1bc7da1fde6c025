import {
  breakpoint,
  focusRingInset,
  font,
  forcedColors,
  space,
  tabularFigures,
  token,
} from '@cardamom/ui/theme';
import { Link } from 'react-aria-components/Link';
import { css, styled } from 'styled-components';

/** Rows of a long menu are not laid out while they are out of sight: there may be a thousand, of mostly one height. */
export const Group = styled.section<{ $isLong: boolean }>`
  ${({ $isLong }) => $isLong && 'content-visibility: auto;'}
  contain-intrinsic-block-size: auto calc(42px + 61px * var(--cm-lines-1));

  ${breakpoint.up('sm')} {
    contain-intrinsic-block-size: auto calc(42px + 61px * var(--cm-lines-2));
  }
  ${breakpoint.up('lg')} {
    contain-intrinsic-block-size: auto calc(42px + 61px * var(--cm-lines-3));
  }

  /* The ground of a row goes beyond its words, which stand in line with the title. */
  margin-inline: calc(-1 * ${space(4)});

  ${breakpoint.up('sm')} {
    margin-inline: calc(-1 * ${space(2)});
  }
`;

/** Where rows will stand that are not drawn yet, as high as they will be mostly. */
export const RowsRoom = styled.div`
  block-size: calc(61px * var(--cm-lines-1));

  ${breakpoint.up('sm')} {
    block-size: calc(61px * var(--cm-lines-2));
  }
  ${breakpoint.up('lg')} {
    block-size: calc(61px * var(--cm-lines-3));
  }
`;

export const Heading = styled.h2`
  ${font('overline')}
  padding: ${space(4)} ${space(4)} ${space(2)};
  color: ${token('color.textQuiet')};

  ${breakpoint.up('sm')} {
    padding-inline: ${space(2)};
  }
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  ${breakpoint.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(6)};
  }
  ${breakpoint.up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Entry = styled.li`
  display: grid;
  border-block-end: 1px solid ${token('color.hairline')};
`;

/** The whole row is the target: a thumb in a hurry does not aim. */
const row = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 60px;
  padding: ${space(2)} ${space(4)};
  border: 0;
  background: none;
  color: ${token('color.text')};
  font: inherit;
  text-align: start;
  touch-action: manipulation;

  ${breakpoint.up('sm')} {
    padding-inline: ${space(2)};
  }
  &[data-gone] {
    background: ${token('color.warningQuiet')};
  }
  @media (hover: hover) {
    &:not([data-gone]):hover {
      background: ${token('color.hoverFill')};
    }
  }
  &:focus-visible {
    ${focusRingInset}
  }
`;

export const Row = styled.button`
  ${row}
  cursor: default;
`;

export const RowLink = styled(Link)`
  ${row}
  text-decoration: none;

  > svg {
    flex: none;
    color: ${token('color.textQuiet')};
  }
  > svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** As high with its second line as without, so that a press moves no row. */
export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &:not(:has(> :nth-child(2))) {
    padding-block: 0.5625rem;
  }
`;

export const Name = styled.span`
  ${font('guest')}
  display: block;
  font-weight: 500;
  line-height: 1.25;
`;

export const Detail = styled.span`
  ${font('caption')}
  ${tabularFigures}
  display: block;

  [data-gone] & {
    color: ${token('color.warningText')};
  }
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border: 1px solid ${token('color.hairlineStrong')};
  border-radius: ${token('radius.round')};
  color: ${token('color.textPlaceholder')};

  [data-gone] & {
    border-color: transparent;
    background: ${token('color.secondaryFill')};
    color: ${token('color.onSecondary')};
  }
  [data-waiting] & {
    border: 1.5px dashed ${token('color.text')};
    background: none;
    color: ${token('color.text')};
  }
  ${forcedColors} {
    [data-gone] & {
      border-color: Highlight;
    }
  }
`;
