import { styled } from 'styled-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import { coarsePointer, controlHeight, focusRing, token } from '../../theme/index.ts';

/** Holds an avatar as the trigger of a menu. */
export const Person = styled(AriaButton)`
  display: grid;
  place-items: center;
  min-inline-size: ${controlHeight('medium')};
  min-block-size: ${controlHeight('medium')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.round')};
  background: none;
  cursor: default;

  ${coarsePointer} {
    min-inline-size: ${controlHeight('touch')};
    min-block-size: ${controlHeight('touch')};
  }
  &[data-hovered] {
    background: ${token('color.hoverFill')};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;
