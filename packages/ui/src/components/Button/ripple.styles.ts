import { css } from 'styled-components';
import { allowsMotion, duration, easings, timings } from '../../theme/index.ts';

const delay = `${timings.ripple}ms`;

/**
 * The wash that spreads from the middle of a control while it is pressed. It starts after the fixed delay,
 * so that a finger that only scrolls past leaves none. The control must be positioned; an open menu's button has none.
 */
export const pressRipple = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: currentcolor;
    opacity: 0;
    transform: scale(0.4);
    pointer-events: none;

    ${allowsMotion} {
      transition:
        opacity ${duration('slow')} ${easings.exit},
        transform ${duration('slow')} step-end;
    }
  }

  ${allowsMotion} {
    &[data-pressed]:not([aria-expanded='true'])::after {
      opacity: 0.12;
      transform: none;
      transition:
        opacity ${duration('fast')} ${easings.enter} ${delay},
        transform ${duration('slow')} ${easings.enter} ${delay};
    }
  }
`;
