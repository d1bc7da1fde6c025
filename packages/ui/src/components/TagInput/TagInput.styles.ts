import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/index.ts';
import { wrappedInput, wrappingFrame } from '../Chip/Chip.styles.ts';
import { Frame, TextInput } from '../Field/Field.styles.ts';

export const TagFrame = styled(Frame)`
  ${wrappingFrame}
`;

export const NewTagInput = styled(TextInput)`
  ${wrappedInput}
`;

export const Announcement = styled.span`
  ${visuallyHidden}
`;
