import { css } from 'styled-components';
import { truncate } from '../../theme/index.ts';
import { cards, noCards } from './Table.cards.ts';

/** Where not all rows are drawn, all have one height: their texts keep to one line, and on cards every value has its own. */
export const longLooks = css`
  &[data-long] {
    ${noCards} {
      table-layout: fixed;
    }

    [data-row] [data-kind] {
      white-space: nowrap;
    }

    [data-part='lines'] > :not(:has(> a)),
    [data-part='row-link'],
    [data-part='name'] {
      display: block;
      ${truncate}
    }

    [data-kind='chips'] ul {
      flex-wrap: nowrap;
    }

    ${cards} {
      min-inline-size: 0 !important;

      [data-row] {
        align-content: start;
      }

      [data-row]
        [data-kind]:not(
          [data-kind='drag'],
          [data-kind='select'],
          [data-kind='img'],
          [data-kind='operation'],
          [role='rowheader']
        ) {
        flex: 0 0 100%;
        justify-content: space-between;
      }
    }
  }
`;
