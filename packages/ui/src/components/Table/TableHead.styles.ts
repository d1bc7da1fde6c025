import { css } from 'styled-components';
import { controlHeight, font, layer, space, token } from '../../theme/index.ts';
import { cardHeader, cardHeaderCell, cards, denseRows, noCards } from './Table.cards.ts';

/** The header, which stays in sight. */
export const headLooks = css`
  thead {
    ${cards} {
      ${cardHeader}
    }
  }

  [role='columnheader'] {
    position: sticky;
    inset-block-start: var(--cm-table-top, var(--cm-sticky-top, 0px));
    z-index: ${layer('sticky')};
    block-size: ${controlHeight('rowCompact')};
    padding: 0 ${space(4)};
    border-block-end: 1px solid ${token('color.hairline')};
    background: ${token('color.surface')};
    color: ${token('color.textQuiet')};
    text-align: start;
    outline: none;
    white-space: nowrap;
    cursor: default;
    ${font('label')}

    ${denseRows} {
      padding-inline: ${space(3)};
    }

    &[data-kind='money'] {
      text-align: end;
    }

    &[data-kind='drag'],
    &[data-kind='select'] {
      padding-inline: ${space(3)} 0;
    }

    /* The ring around the box reaches over the next cell. */
    &[data-kind='select']:focus-within {
      z-index: calc(${layer('sticky')} + 1);
    }

    &[data-allows-sorting] {
      cursor: pointer;
    }

    &[data-sort-direction] {
      color: ${token('color.text')};
    }
  }

  [role='columnheader'][data-kind='drag'] + [role='columnheader'][data-kind='select'] {
    padding-inline-start: ${space(1)};
  }

  @media (hover: hover) {
    [data-allows-sorting]:hover {
      color: ${token('color.text')};
    }

    [data-allows-sorting]:hover:not([data-sort-direction]) [data-part='sort-arrow'] {
      opacity: 0.5;
    }
  }

  ${noCards} {
    [data-scrolls] & [role='columnheader']:is([data-names-row], [data-kind='operation']) {
      inset-inline: 0;
      z-index: calc(${layer('sticky')} + 1);
    }
  }

  /* In a column aligned at the end the arrow comes first, so that the name stands over the figures. */
  [data-part='header'] {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    vertical-align: middle;
  }

  [data-kind='money'] > [data-part='header'] {
    flex-direction: row-reverse;
  }

  /* Keeps its place whether or not it shows, so that sorting moves nothing. */
  [data-part='sort-arrow'] {
    display: inline-flex;
    opacity: 0;
  }

  [data-allows-sorting]:focus-visible [data-part='sort-arrow'] {
    opacity: 0.5;
  }

  [data-sort-direction] [data-part='sort-arrow'] {
    opacity: 1;
  }

  ${cards} {
    [role='columnheader'] {
      ${cardHeaderCell}
    }

    [data-kind] > [data-part='header'] {
      flex-direction: row;
    }

    [data-part='sort-arrow'] {
      opacity: 0.5;
    }
  }
`;
