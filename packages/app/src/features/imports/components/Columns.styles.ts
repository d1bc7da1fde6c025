import { breakpoint, focusRing, font, layout, space, tabularFigures, token } from '@cardamom/ui/theme';
import { css, styled } from 'styled-components';

/** As wide as a form is, so that the eye finds its way from a column to what it holds. */
const formWidth = `${layout.form}px`;

export const HeadRow = styled.div`
  max-inline-size: ${formWidth};
`;

/** What a row of the file is, above the dishes or of them. */
export const rowRoles = ['above', 'heads', 'dish'] as const;

/** Rows of the file as they stand in it; scrolls by itself where they are wider than the page. */
export const FileRows = styled.div`
  display: none;
  overflow-x: auto;
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.control')};

  &:focus-visible {
    ${focusRing}
  }
  ${breakpoint.up('sm')} {
    display: block;
  }

  table {
    ${font('small')}
    ${tabularFigures}
    min-inline-size: 100%;
    border-spacing: 0;
  }
  th,
  td {
    max-inline-size: 14rem;
    padding: ${space(2)} ${space(3)};
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: inherit;
  }
  thead th {
    background: ${token('color.sunken')};
    color: ${token('color.textQuiet')};
  }
  tbody th,
  [data-ignored] {
    color: ${token('color.textQuiet')};
  }
  tbody :is(th, td) {
    border-block-start: 1px solid ${token('color.hairline')};
  }
`;

const roles = {
  above: css`
    td {
      color: ${token('color.textQuiet')};
      text-decoration: line-through;
    }
  `,
  heads: css`
    td {
      font-weight: 600;
    }
  `,
  dish: null,
};

export const FileRow = styled.tr<{ $is: (typeof rowRoles)[number] }>`
  ${({ $is }) => roles[$is]}
`;

export const Entries = styled.ul`
  max-inline-size: ${formWidth};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ColumnEntry = styled.li`
  display: grid;
  gap: ${space(2)} ${space(6)};
  align-items: start;
  padding-block: ${space(3)};
  border-block-start: 1px solid ${token('color.hairline')};
  overflow-wrap: anywhere;

  &:last-child {
    border-block-end: 1px solid ${token('color.hairline')};
  }
  ${breakpoint.up('sm')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 18rem);
  }
`;

export const ColumnHead = styled.div`
  ${font('label')}
  color: ${token('color.text')};
`;

export const Samples = styled.div`
  ${font('small')}
  ${tabularFigures}
  color: ${token('color.textQuiet')};
`;

export const ColumnFields = styled.div`
  display: grid;
  gap: ${space(3)};
`;
