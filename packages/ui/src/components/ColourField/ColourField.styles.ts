import { Button as AriaButton } from 'react-aria-components/Button';
import { ColorArea as AriaColorArea } from 'react-aria-components/ColorArea';
import {
  ColorSlider as AriaColorSlider,
  ColorThumb as AriaColorThumb,
  SliderTrack as AriaSliderTrack,
} from 'react-aria-components/ColorSlider';
import { styled } from 'styled-components';
import { coarsePointer, controlHeight, focusRing, font, motion, space, token } from '../../theme/index.ts';
import { innerButton } from '../Field/Field.styles.ts';

/** The colour itself. Its own ground is set where it is drawn; without one it stands empty. */
export const Patch = styled.span`
  flex: none;
  inline-size: ${space(6)};
  block-size: ${space(6)};
  border: 1px solid ${token('color.fieldBorder')};
  border-radius: ${token('radius.control')};
  forced-color-adjust: none;
`;

/** The colour where it cannot be changed. */
export const StillPatch = styled(Patch)`
  align-self: center;
  margin-inline-end: ${space(2)};
`;

export const PickerButton = styled(AriaButton)`
  ${innerButton}
  margin-inline: ${space(1)} 0;

  && + input {
    padding-inline-start: ${space(2)};
  }
`;

export const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(1)};
`;

export const Suggestion = styled(AriaButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  max-inline-size: 100%;
  min-block-size: ${controlHeight('small')};
  padding-inline: ${space(1)} ${space(3)};
  border: 1px solid ${token('color.hairlineStrong')};
  border-radius: ${token('radius.round')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  overflow-wrap: anywhere;
  text-align: start;
  cursor: default;
  ${font('small')}
  ${motion('fast')}

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
  }

  > ${Patch} {
    border-radius: ${token('radius.round')};
  }

  &[data-hovered] {
    background: ${token('color.hoverFill')};
  }
  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;

export const Picker = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Area = styled(AriaColorArea)`
  inline-size: 100%;
  min-inline-size: 200px;
  block-size: 160px;
  border-radius: ${token('radius.control')};
  forced-color-adjust: none;
`;

export const Hue = styled(AriaColorSlider)`
  display: grid;
`;

export const HueTrack = styled(AriaSliderTrack)`
  block-size: ${controlHeight('small')};
  border-radius: ${token('radius.control')};
  forced-color-adjust: none;

  ${coarsePointer} {
    block-size: ${controlHeight('touch')};
  }
`;

/** Two rings, of which one is seen on any colour. */
export const Thumb = styled(AriaColorThumb)`
  inline-size: ${space(6)};
  block-size: ${space(6)};
  border: 2px solid ${token('color.text')};
  border-radius: ${token('radius.round')};
  box-shadow: inset 0 0 0 2px ${token('color.surface')};
  cursor: grab;

  ${HueTrack} > & {
    inset-block-start: 50%;
  }

  &[data-dragging] {
    cursor: grabbing;
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;
