import { ComboBoxValue as AriaComboBoxValue } from 'react-aria-components/ComboBox';
import { styled } from 'styled-components';
import { wrappedInput, wrappingFrame } from '../Chip/Chip.styles.ts';
import { ComboInput } from '../ComboBox/ComboInput.tsx';
import { Frame } from '../Field/Field.styles.ts';

export const ChipFrame = styled(Frame)`
  ${wrappingFrame}
`;

export const ChosenValues = styled(AriaComboBoxValue)`
  display: contents;
`;

export const SearchInput = styled(ComboInput)`
  ${wrappedInput}
`;
