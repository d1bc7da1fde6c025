import {
  Slider as AriaSlider,
  SliderFill as AriaSliderFill,
  SliderOutput as AriaSliderOutput,
  SliderThumb as AriaSliderThumb,
  SliderTrack as AriaSliderTrack,
} from 'react-aria-components/Slider';
import { styled } from 'styled-components';
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
} from '../../theme/index.ts';
import { fieldLayout } from '../Field/Field.styles.ts';

export const Root = styled(AriaSlider<number>)`
  ${fieldLayout}
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
`;

export const Output = styled(AriaSliderOutput)`
  color: ${token('color.textQuiet')};
  ${font('small')}
  ${tabularFigures}
`;

/** The line, with the room around it that a finger needs; half a thumb is kept free at both ends. */
export const Track = styled(AriaSliderTrack)`
  position: relative;
  block-size: ${controlHeight('medium')};
  margin-inline: ${space(3)};
  touch-action: pan-y;

  ${coarsePointer} {
    block-size: ${controlHeight('touch')};
  }

  &::before {
    content: '';
    position: absolute;
    inset-inline: calc(-1 * ${space(3)});
    inset-block-start: calc(50% - ${space(1)} / 2);
    block-size: ${space(1)};
    border-radius: ${token('radius.round')};
    background: ${token('color.hairlineStrong')};
  }

  ${forcedColors} {
    &::before {
      background: CanvasText;
    }
    &[data-disabled]::before {
      background: GrayText;
    }
  }
`;

/** As high as its line; what is seen is drawn inside, from the very start of the line. */
export const Fill = styled(AriaSliderFill)`
  &::before {
    content: '';
    position: absolute;
    inset-inline: calc(-1 * ${space(3)}) 0;
    inset-block-start: calc(50% - ${space(1)} / 2);
    block-size: ${space(1)};
    border-radius: ${token('radius.round')};
    background: ${token('color.selectedEdge')};
  }

  &[data-disabled]::before {
    background: ${token('color.disabledText')};
  }

  ${forcedColors} {
    &::before {
      inset-block-start: calc(50% - ${space(2)} / 2);
      block-size: ${space(2)};
      background: Highlight;
    }
    &[data-disabled]::before {
      background: GrayText;
    }
  }
`;

export const Thumb = styled(AriaSliderThumb)`
  inset-block-start: 50%;
  inline-size: ${space(6)};
  block-size: ${space(6)};
  border: 1px solid ${token('color.primaryEdge')};
  border-radius: ${token('radius.round')};
  background: ${token('color.primaryFill')};
  cursor: grab;
  ${motion('fast', ['scale'])}

  &::after {
    content: '';
    position: absolute;
    inset: calc((${space(6)} - ${controlHeight('touch')}) / 2 - 1px);
    border-radius: inherit;
  }

  &[data-hovered] {
    background: ${token('color.primaryFillHover')};
  }

  &[data-dragging] {
    scale: 1.1;
    background: ${token('color.primaryFillPressed')};
    cursor: grabbing;
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  &[data-disabled] {
    border-color: ${token('color.disabledText')};
    background: ${token('color.disabledFill')};
    cursor: not-allowed;
  }

  ${forcedColors} {
    forced-color-adjust: none;
    border-color: Canvas;
    background: ButtonText;

    &[data-focus-visible] {
      outline-color: Highlight;
    }
    &[data-disabled] {
      background: GrayText;
    }
  }
`;
