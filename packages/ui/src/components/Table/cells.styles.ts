import { css } from 'styled-components';
import {
  coarsePointer,
  controlHeight,
  focusRing,
  font,
  forcedColors,
  motion,
  space,
  token,
  truncate,
  visuallyHidden,
} from '../../theme/index.ts';
import { plainIconLooks } from '../Icon/Icon.styles.ts';
import { chipLook } from '../Chip/Chip.styles.ts';
import { stateLooks } from './state-cell.styles.ts';
import { switchLooks } from './switch-cell.styles.ts';
import { cards } from './Table.cards.ts';

/** What cells show, by the `data-part` that says what it is. */
export const cellLooks = css`
  ${plainIconLooks}

  [data-part='hidden'] {
    ${visuallyHidden}
  }

  [data-part='lines'] {
    display: grid;
    grid-template-columns: minmax(0, auto);
    min-inline-size: 0;
  }

  [data-part='name'] {
    ${font('label')}
  }

  /* The row's own link: reads as its name, shows itself as a link when pointed at or focused. */
  [data-part='row-link'] {
    display: inline-block;
    align-content: center;
    max-inline-size: 100%;
    min-block-size: ${space(6)};
    border-radius: 2px;
    color: inherit;
    text-decoration: none;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    ${font('label')}
  }

  [data-part='link'] {
    border-radius: 2px;
    color: ${token('color.link')};
    font-weight: 500;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;

    & > svg {
      display: inline-block;
      margin-inline-start: 0.25em;
      vertical-align: -0.125em;
    }
  }

  [data-part='row-link']:focus-visible,
  [data-part='link']:focus-visible {
    text-decoration: underline;
    ${focusRing}
  }

  @media (hover: hover) {
    [data-part='row-link']:hover,
    [data-part='link']:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }

  [data-part='quiet'] {
    color: ${token('color.textQuiet')};
  }

  ${stateLooks}

  [data-part='picture'] {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: ${token('radius.control')};
    background: ${token('color.sunken')};
    color: ${token('color.textQuiet')};
    overflow: hidden;

    &[data-empty] {
      border: 1px dashed ${token('color.hairlineStrong')};
    }

    & > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
  }

  [data-part='icon-button'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    margin-inline-end: -${space(2)};
    min-inline-size: ${controlHeight('medium')};
    min-block-size: ${controlHeight('medium')};
    border-radius: ${token('radius.control')};
    color: ${token('color.text')};
    cursor: pointer;
    ${motion('fast', ['transform'])}

    &[aria-expanded='true'] {
      background: ${token('color.hoverFill')};
    }

    &:active {
      background: ${token('color.pressedFill')};
      transform: scale(0.98);
    }

    &:focus-visible {
      ${focusRing}
    }

    ${coarsePointer} {
      min-inline-size: ${controlHeight('touch')};
      min-block-size: ${controlHeight('touch')};
    }
  }

  [data-kind='chips'] ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [data-part='chip'] {
    ${chipLook}
    display: block;
    min-inline-size: 0;
    max-inline-size: min(100%, 16rem);
    padding-block: 2px;
    ${truncate}
  }

  [data-part='last-chip'] {
    display: flex;
    gap: ${space(1)};
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  [data-part='more-chips'] {
    ${chipLook}
    flex: none;
    justify-content: center;
    min-inline-size: ${space(8)};

    &:active {
      background: ${token('color.pressedFill')};
    }

    &:focus-visible {
      ${focusRing}
    }
  }

  @media (hover: hover) {
    [data-part='icon-button']:hover,
    [data-part='more-chips']:hover {
      background: ${token('color.hoverFill')};
    }
  }

  ${switchLooks}

  [data-part='placeholder'] {
    padding: ${space(8)} ${space(4)};
  }

  [data-part='loading-more'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space(3)};
    min-block-size: ${controlHeight('row')};
    color: ${token('color.textQuiet')};
  }

  [data-part='skeleton-line'] {
    display: flex;
  }

  [data-kind='money'] > [data-part='skeleton-line'] {
    justify-content: flex-end;
  }

  /* The column's name inside a card; screen readers hear it from the column header. */
  ${cards} {
    [data-label]::before {
      content: attr(data-label) / '';
      flex: none;
      color: ${token('color.textQuiet')};
      ${font('caption')}
    }
  }

  ${forcedColors} {
    [data-part='icon-button'] {
      border: 1px solid ButtonBorder;
    }
  }
`;
