import { keyframes } from 'styled-components';

export const fadeIn = keyframes`
  from { opacity: 0; }
`;

export const fadeOut = keyframes`
  to { opacity: 0; }
`;

/** A page of a board comes from a little below. */
export const riseIn = keyframes`
  from { opacity: 0; translate: 0 1.2cqh; }
`;

/** Half a pulse a second: far below what could harm anybody (WCAG 2.2, 2.3.1). */
export const pulse = keyframes`
  50% { opacity: 0.25; }
`;
