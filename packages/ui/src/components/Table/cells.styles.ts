import { css } from 'styled-components';
import {
  coarsePointer,
  controlHeight,
  focusRing,
  font,
  forcedColors,
  motion,
  space,
  tabularFigures,
  token,
  truncate,
  visuallyHidden,
} from '../../theme/index.ts';
import { chipLook } from '../Chip/Chip.styles.ts';
import { cards, mediumRows, noCards } from './Table.cards.ts';

/** What cells show, by the `data-part` that says what it is. */
export const cellLooks = css`
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

  :is([data-part='row-link'], [data-part='link']):focus-visible {
    text-decoration: underline;
    ${focusRing}
  }

  @media (hover: hover) {
    :is([data-part='row-link'], [data-part='link']):hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }

  [data-part='quiet'] {
    color: ${token('color.textQuiet')};
  }

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
      & > :is([data-on='rows'], [data-on='narrowRows']) {
        display: none;
      }
    }

    ${mediumRows} {
      & > :is([data-on='narrow'], [data-on='narrowRows']) {
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

    & > :last-child {
      visibility: hidden;
      margin-inline-start: -${space(1)};
    }

    &:disabled {
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
    > :last-child {
    visibility: visible;
  }

  [data-part='state'][aria-expanded='true'] {
    box-shadow: inset 0 0 0 1px ${token('color.fieldBorder')};
  }

  @media (hover: hover) {
    [data-part='state']:hover:not(:disabled) {
      box-shadow: inset 0 0 0 1px ${token('color.fieldBorder')};
    }

    [data-row]:hover [data-part='state']:not(:disabled) > :last-child {
      visibility: visible;
    }
  }

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
    :is([data-part='icon-button'], [data-part='more-chips']):hover {
      background: ${token('color.hoverFill')};
    }
  }

  [data-act='switch'] {
    position: relative;
    display: inline-grid;
    place-items: center start;
    min-inline-size: 44px;
    min-block-size: ${space(6)};
    border-radius: ${token('radius.round')};
    vertical-align: middle;
    cursor: default;

    &::before,
    &::after {
      content: '';
      grid-area: 1 / 1;
      border-radius: ${token('radius.round')};
    }

    &::before {
      inline-size: 44px;
      block-size: ${space(6)};
      border: 2px solid ${token('color.fieldBorder')};
      background: ${token('color.surface')};
    }

    &::after {
      inline-size: ${space(4)};
      block-size: ${space(4)};
      margin-inline-start: 4px;
      background: ${token('color.fieldBorder')};
      ${motion('fast', ['transform'])}
    }

    &[aria-checked='true']::before {
      border-color: ${token('color.primaryEdge')};
      background: ${token('color.primaryFill')};
    }

    &[aria-checked='true']::after {
      background: ${token('color.onPrimary')};
      transform: translateX(20px);
    }

    &[aria-checked='true']:dir(rtl)::after {
      transform: translateX(-20px);
    }

    &:disabled::before {
      border-color: ${token('color.disabledText')};
      background: ${token('color.disabledFill')};
    }

    &:disabled::after {
      background: ${token('color.disabledText')};
    }

    &:focus-visible::before {
      ${focusRing}
    }

    ${coarsePointer} {
      min-block-size: ${controlHeight('touch')};
    }
  }

  @media (hover: hover) {
    [data-act='switch']:hover:not(:disabled, [aria-checked='true'])::before {
      border-color: ${token('color.text')};
    }
  }

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
    [data-part='state'] {
      border: 1px solid ButtonBorder;
    }

    [data-act='switch']::after {
      background: ButtonText;
    }

    [data-act='switch'][aria-checked='true']::before {
      background: Highlight;
    }

    [data-act='switch']:disabled::before {
      border-color: GrayText;
      background: Canvas;
    }

    [data-act='switch']:disabled::after {
      background: GrayText;
    }

    [data-part='icon-button'] {
      border: 1px solid ButtonBorder;
    }
  }
`;
