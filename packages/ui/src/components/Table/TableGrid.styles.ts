import { styled } from 'styled-components';
import { focusRingInset, font, forcedColors, layer, token } from '../../theme/index.ts';
import { asCards, cards, columnsByRoom, noCards, phoneRows } from './Table.cards.ts';
import { cellLooks } from './cells.styles.ts';
import { headLooks } from './TableHead.styles.ts';
import { longLooks } from './long-table.styles.ts';
import { rowLooks } from './TableRow.styles.ts';

/**
 * Everything in a table is styled from here: a styled element for each part of each cell would cost half a second a page. What a
 * selector ends with is written out instead of `:is(…)`, which browsers try on every element of the page.
 */
export const Grid = styled.table`
  inline-size: 100%;
  margin-block-end: -1px;
  border-collapse: separate;
  border-spacing: 0;
  outline: none;
  ${font('small')}

  ${rowLooks}
  ${cellLooks}
  ${headLooks}

  [data-row]:focus-visible,
  [role='columnheader']:focus-visible,
  [data-kind]:focus-visible {
    ${focusRingInset}
  }

  ${noCards} {
    [data-scrolls] & [data-row] [role='rowheader'],
    [data-scrolls] & [data-row] [data-kind='operation'] {
      position: sticky;
      inset-inline: 0;
      z-index: calc(${layer('sticky')} - 1);
      background: inherit;
    }
  }

  @container scroll-state(scrollable: inline-start) {
    [role='rowheader'],
    [data-names-row] {
      border-inline-end: 1px solid ${token('color.hairlineStrong')};
    }
  }

  @container scroll-state(scrollable: inline-end) {
    && [data-kind='operation'] {
      border-inline-start: 1px solid ${token('color.hairlineStrong')};
    }
  }

  ${forcedColors} {
    [data-row][data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${cards} {
    ${asCards}
    ${phoneRows}
  }

  ${columnsByRoom}

  ${longLooks}
`;
