import { styled } from 'styled-components';
import { space, token, truncate } from '../../theme/index.ts';
import { cards, noCards } from './Table.cards.ts';
import { Lines } from './TableCell.styles.ts';
import { Grid } from './TableGrid.styles.ts';
import { CardLabel } from './TableRows.styles.ts';

/** Around a grid whose every part stands in an element that react-aria places and sizes: `div > part`. */
export const LongSurface = styled.div`
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.container')};
  background: ${token('color.surface')};
  overflow: clip;

  ${Grid} {
    display: block;
    overflow: clip;
  }

  &[data-scrolls] {
    --cm-table-top: 0px;
  }

  &[data-scrolls] ${Grid} {
    max-block-size: calc(100dvh - var(--cm-sticky-top, 0px) - ${space(12)});
    overflow: auto;
    overscroll-behavior-inline: contain;
  }

  /* The first element holds the header; react-aria writes its place into it. */
  ${Grid} > div > :first-child {
    inset-block-start: var(--cm-table-top, var(--cm-sticky-top, 0px)) !important;
  }

  [role='row'] {
    inline-size: 100%;
    block-size: 100%;
  }

  ${noCards} {
    [role='columnheader'],
    [data-row] [data-kind] {
      display: flex;
      align-items: center;
      inline-size: 100%;
      block-size: 100%;
    }

    [role='columnheader'] {
      position: static;
    }

    [role='columnheader'][data-kind='money'],
    [data-row] [data-kind='money'] {
      justify-content: flex-end;
    }
  }

  ${cards} {
    /* A height known beforehand: one value a line. */
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

    [data-row] [data-kind='chips'] ${CardLabel} {
      display: block;
    }

    [data-row] > div,
    ${Grid} > div > :first-child :is([role='row'], [role='row'] > div) {
      display: contents !important;
    }
  }

  [data-row] [data-kind] {
    white-space: nowrap;
  }

  ${Lines} > :not(:has(> a)),
  ${Lines} > * > a {
    display: block;
    ${truncate}
  }

  [data-kind='chips'] ul {
    flex-wrap: nowrap;
  }
`;
