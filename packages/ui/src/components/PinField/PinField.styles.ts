import { Button as AriaButton } from 'react-aria-components/Button';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { Input as AriaInput } from 'react-aria-components/Input';
import { styled } from 'styled-components';
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
import { controlEdge, innerButton } from '../Field/Field.styles.ts';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

/** Six boxes with one input over them; digits run from left to right in every script. */
export const Boxes = styled(AriaGroup)`
  --box: 2.5rem;
  position: relative;
  display: grid;
  grid-template-columns: repeat(6, minmax(0, var(--box)));
  gap: ${space(1)};
  min-inline-size: 0;
  border-radius: ${token('radius.control')};
  direction: ltr;

  /* Digits that are chosen, as Tab chooses them all, have no place between them that the mark could stand at. */
  &[data-focus-within]:not(:has(> [data-current])) {
    ${focusRing}
  }
`;

export const Box = styled.span`
  display: grid;
  place-items: center;
  min-block-size: ${controlHeight('large')};
  text-align: center;
  ${font('lead')}
  ${tabularFigures}
  ${controlEdge}

  [data-hovered] > & {
    border-color: ${token('color.text')};
  }
  [data-invalid] > & {
    border-color: ${token('color.errorEdge')};
    box-shadow: inset 0 0 0 1px ${token('color.errorEdge')};
    ${forcedColors} {
      border-width: 2px;
    }
  }
  &[data-chosen] {
    background: ${token('color.selectedFill')};
  }
  [data-focus-within] > &[data-current] {
    ${focusRing}
    outline-offset: -1px;
  }

  ${forcedColors} {
    &[data-chosen] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** Transparent, so that typing, pasting, choosing and reading out stay the browser's own; its digits lie under the drawn ones. */
export const DigitsInput = styled(AriaInput)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  padding: 0;
  padding-inline-start: calc((var(--box) - 1ch) / 2);
  border: 0;
  outline: none;
  background: transparent;
  color: transparent;
  caret-color: transparent;
  forced-color-adjust: none;
  ${font('lead')}
  ${tabularFigures}
  letter-spacing: calc(var(--box) + ${space(1)} - 1ch);

  &::selection {
    background: transparent;
  }
  &:autofill {
    background-clip: text;
    -webkit-text-fill-color: transparent;
  }
`;

export const ShowButton = styled(AriaButton)`
  ${innerButton}
  inline-size: ${controlHeight('medium')};
  block-size: ${controlHeight('medium')};

  ${coarsePointer} {
    inline-size: ${controlHeight('touch')};
    block-size: ${controlHeight('touch')};
  }
`;
