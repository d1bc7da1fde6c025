import { css } from 'styled-components';
import { space, token, visuallyHidden } from '../../theme/index.ts';

/** The grid on a phone: each row a card that keeps its roles, first the handle, box, picture, name and actions, then the values. */
export const asCards = css`
  display: block;

  tbody {
    display: block;
  }

  tbody[data-empty] > tr,
  tbody[data-empty] > tr > * {
    display: block;
  }

  [data-row] {
    display: grid;
    grid-template-columns: auto auto auto minmax(0, 1fr) auto;
    align-items: center;
    row-gap: ${space(2)};
    padding: ${space(3)} ${space(4)};
    border-block-end: 1px solid ${token('color.hairline')};
  }

  [data-row] [data-kind] {
    display: flex;
    grid-column: 1 / -1;
    justify-content: space-between;
    align-items: center;
    gap: ${space(4)};
    inline-size: auto;
    block-size: auto;
    min-block-size: ${space(6)};
    padding: 0;
    border: 0;
    text-align: start;
  }

  [data-row] [data-kind='chips'] {
    min-inline-size: 0;
  }

  [data-row] [data-kind='chips'] ul {
    justify-content: flex-end;
  }

  [data-row] [data-kind='drag'] {
    grid-area: 1 / 1;
  }

  [data-row] [data-kind='select'] {
    grid-area: 1 / 2;
    padding-inline: 0 ${space(3)};
  }

  [data-row] [data-kind='img'] {
    grid-area: 1 / 3;
    padding-inline-end: ${space(3)};
  }

  [data-row] [role='rowheader'] {
    position: static;
    grid-area: 1 / 4;
    min-inline-size: 0;
  }

  [data-row] [data-kind='operation'] {
    grid-area: 1 / 5;
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
