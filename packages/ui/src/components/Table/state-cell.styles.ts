import { css } from 'styled-components';
import {
  coarsePointer,
  controlHeight,
  focusRing,
  font,
  forcedColors,
  space,
  tabularFigures,
  token,
} from '../../theme/index.ts';
import { cards, mediumRows, noCards } from './Table.cards.ts';

/** The state of a row: the remarks of its second line, and the cell that says and changes it. */
export const stateLooks = css`
  [data-part='remarks'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(2)};
    color: ${token('color.textQuiet')};
    ${font('caption')}

    & > * {
      display: inline-flex;
      align-items: center;
      gap: ${space(1)};
    }

    & > [data-tone='plain'] {
      color: ${token('color.text')};
      ${tabularFigures}
    }

    & > [data-tone='warning'] {
      color: ${token('color.warningText')};
      font-weight: 500;
    }

    ${noCards} {
      & > [data-on='cards'] {
        display: none;
      }
    }

    ${cards} {
      & > [data-on='rows'],
      & > [data-on='narrowRows'] {
        display: none;
      }
    }

    ${mediumRows} {
      & > [data-on='narrow'],
      & > [data-on='narrowRows'] {
        display: none;
      }
    }
  }

  /* Usual states are quiet words with a dot; exceptions are pills. All open the same menu. */
  [data-part='state'] {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    max-inline-size: 100%;
    min-block-size: 28px;
    margin-inline-start: -${space(2)};
    padding-inline: ${space(2)};
    border-radius: ${token('radius.round')};
    color: ${token('color.text')};
    text-align: start;
    vertical-align: middle;
    cursor: pointer;
    ${font('small')}

    & > svg:last-child {
      visibility: hidden;
      margin-inline-start: -${space(1)};
    }

    &:is(:disabled, [aria-disabled='true']) {
      cursor: default;
    }

    &:focus-visible {
      ${focusRing}
    }

    ${coarsePointer} {
      min-block-size: ${controlHeight('touch')};
    }
  }

  [data-part='state'][data-look='usual']::before {
    content: '';
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline: ${space(1)};
    border-radius: ${token('radius.round')};
    background: currentColor;
    color: ${token('color.successEdge')};
  }

  [data-part='state'][data-look='warning'] {
    background: ${token('color.warningQuiet')};
    color: ${token('color.warningText')};
    font-weight: 500;
  }

  [data-part='state'][data-look='muted'] {
    background: ${token('color.sunken')};
    font-weight: 500;
  }

  [data-part='state'][data-look='outline'] {
    box-shadow: inset 0 0 0 1px ${token('color.hairlineStrong')};
    font-weight: 500;
  }

  [data-part='state']:is(:focus-visible, [aria-expanded='true'], :not([data-look='usual'])):not(:disabled)
    > svg:last-child {
    visibility: visible;
  }

  [data-part='state'][aria-expanded='true'] {
    box-shadow: inset 0 0 0 1px ${token('color.fieldBorder')};
  }

  @media (hover: hover) {
    [data-part='state']:hover:not(:disabled) {
      box-shadow: inset 0 0 0 1px ${token('color.fieldBorder')};
    }

    [data-row]:hover [data-part='state']:not(:disabled) > svg:last-child {
      visibility: visible;
    }
  }

  ${forcedColors} {
    [data-part='state'] {
      border: 1px solid ButtonBorder;
    }
  }
`;
