import { css } from 'styled-components';
import {
  coarsePointer,
  controlHeight,
  focusRing,
  forcedColors,
  motion,
  space,
  token,
} from '../../theme/index.ts';

/** A switch in a row; its track and knob are drawn without elements of their own. */
export const switchLooks = css`
  [data-act='switch'] {
    position: relative;
    display: inline-grid;
    place-items: center start;
    min-inline-size: 36px;
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
      inline-size: 36px;
      block-size: 20px;
      border: 2px solid ${token('color.fieldBorder')};
      background: ${token('color.surface')};
    }

    &::after {
      inline-size: ${space(3)};
      block-size: ${space(3)};
      margin-inline-start: 4px;
      background: ${token('color.fieldBorder')};
      ${motion('fast', ['transform'])}
    }

    &[aria-checked='true']::before {
      border-color: ${token('color.checkedFill')};
      background: ${token('color.checkedFill')};
    }

    &[aria-checked='true']::after {
      background: ${token('color.onSwitched')};
      transform: translateX(${space(4)});
    }

    &[aria-checked='true']:dir(rtl)::after {
      transform: translateX(-${space(4)});
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

  ${forcedColors} {
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
  }
`;
