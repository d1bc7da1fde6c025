import { styled } from 'styled-components';
import { space, visuallyHidden } from '../../theme/index.ts';
import { wrappedInput, wrappingFrame } from '../Chip/Chip.styles.ts';
import { Frame, TextInput } from '../Field/Field.styles.ts';

export const TagFrame = styled(Frame)`
  ${wrappingFrame}

  &[data-readonly] {
    padding-inline: 0;
  }
`;

export const NewTagInput = styled(TextInput)`
  ${wrappedInput}

  [data-readonly] > &,
  [data-disabled] > & {
    flex-basis: ${space(1)};
  }
`;

export const Announcement = styled.span`
  ${visuallyHidden}
`;
