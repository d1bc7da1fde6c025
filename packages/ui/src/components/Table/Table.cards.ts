import { css } from 'styled-components';
import { containerBreakpoint, font, space, token, visuallyHidden } from '../../theme/index.ts';

/** Narrower than this the rows are cards. */
export const cards = containerBreakpoint.down('sm');

/** From here on they are rows. */
export const noCards = containerBreakpoint.up('sm');

/** From here on there is room for what narrower tables say in the second line. */
export const mediumRows = '@container (min-width: 800px)';

/** Columns that wait for more room than the table has. */
export const columnsByRoom = css`
  ${cards} {
    [data-shows-from] {
      display: none !important;
    }
  }

  @container (max-width: 799.98px) {
    [data-shows-from='medium'],
    [data-shows-from='wide'] {
      display: none;
    }
  }

  @container (max-width: 1039.98px) {
    [data-shows-from='wide'] {
      display: none;
    }
  }
`;

/** Rows of a phone where all values stand in the second line: picture, name, line and menu, 72 px high. */
export const phoneRows = css`
  &[data-phone-rows] {
    /* The box that selects all comes into sight with the focus, which is never hidden (WCAG 2.2, 2.4.7). */
    thead:not(:focus-within) {
      ${visuallyHidden}
    }

    [data-row] {
      flex-wrap: nowrap;
      gap: ${space(3)};
      min-block-size: 72px;
      padding-block: ${space(1)};
    }

    [data-row]::after {
      content: none;
    }

    [data-row] [data-kind='img'] {
      margin: 0;
    }

    [data-part='picture'] {
      inline-size: 48px;
      block-size: 48px;
    }

    [data-part='row-link'],
    [data-part='name'] {
      ${font('body')}
      font-weight: 500;
      line-height: 1.25;
      min-block-size: 0;
    }

    /* They run on like text: one that is long begins beside the one before it. */
    [data-part='remarks'] {
      display: block;
      ${font('small')}
    }

    [data-part='remarks']
      > :is([data-tone='plain'], [data-tone='quiet']):not([data-on='rows'], [data-on='narrowRows']) {
      display: inline;
      margin-inline-end: ${space(2)};

      & > svg {
        display: inline-block;
        margin-inline-end: ${space(1)};
        vertical-align: -0.2em;
      }
    }

    &:not([data-choosing]) [data-row] [data-choosing-cell] {
      display: none;
    }
  }
`;

/** Rows on a laptop, where one more column in sight is worth more than air. */
export const denseRows = containerBreakpoint.between('sm', 'lg');

/** The grid on a phone: each row a card that keeps its roles: a line of handle, box, picture, name and actions, then the values with their names, as many a line as there is room for. */
export const asCards = css`
  display: block;

  tbody {
    display: block;
  }

  [data-wide],
  [data-wide] > *,
  [data-room],
  [data-room] > *,
  [data-mark] {
    display: block;
  }

  [data-row] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(4)};
    padding: ${space(3)} ${space(4)};
    border-block-end: 1px solid ${token('color.hairline')};
  }

  /* Ends the head's line; the values flow below it. */
  [data-row]::after {
    content: '';
    order: 1;
    flex: 0 0 100%;
  }

  [data-row] [data-kind] {
    order: 2;
    display: flex;
    align-items: center;
    gap: ${space(2)};
    inline-size: auto;
    max-inline-size: 100%;
    block-size: auto;
    min-block-size: ${space(6)};
    padding: 0;
    border: 0;
    text-align: start;
  }

  /* A value's name stands on the line of the value. */
  [data-row]
    :is([data-kind='text'], [data-kind='link'], [data-kind='money'], [data-kind='date']):not(
      [role='rowheader']
    ) {
    align-items: baseline;
  }

  [data-row] [data-kind='chips'] {
    min-inline-size: 0;
  }

  [data-row] [data-kind='drag'],
  [data-row] [data-kind='select'],
  [data-row] [data-kind='img'],
  [data-row] [role='rowheader'] {
    order: 0;
  }

  [data-row] [data-kind='drag'],
  [data-row] [data-kind='select'],
  [data-row] [data-kind='img'] {
    margin-inline-end: -${space(1)};
  }

  [data-row] [role='rowheader'] {
    position: static;
    flex: 1 1 0;
    min-inline-size: 0;
  }

  [data-row] [data-kind='operation'] {
    order: 0;
  }

  [data-row] [data-kind='index'] {
    display: none;
  }
`;

/** Above cards the header is a row of what they can be sorted by, with the box that selects all. */
export const cardHeader = css`
  display: flex;
  gap: ${space(4)};
  border-block-end: 1px solid ${token('color.hairline')};
  overflow: auto hidden;

  & > tr {
    display: contents;
  }

  &:not(:has([data-allows-sorting], [data-kind='select'])) {
    ${visuallyHidden}
  }
`;

export const cardHeaderCell = css`
  position: static;
  display: flex;
  align-items: center;
  flex: none;
  inline-size: auto;
  border: 0;

  &:not([data-allows-sorting]):not([data-kind='select']) {
    ${visuallyHidden}
  }
`;
