import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

/** Where something floats that keeps this gap to what stands below it, or to the window's foot. */
export const aboveOthers = (gap: string) => `
  inset-block-end: calc(${gap} + max(var(--cm-foot, env(safe-area-inset-bottom)), var(--cm-below, 0px)));
`;

/** Less what every page keeps free at its end by itself. */
export const Room = styled.div`
  block-size: max(0px, calc(var(--cm-floating) + ${space(4)} - ${space(16)}));
`;
