import { ComboBoxValue as AriaComboBoxValue } from 'react-aria-components/ComboBox';
import { css, styled } from 'styled-components';
import { wrappedInput, wrappingFrame } from '../Chip/Chip.styles.ts';
import { ComboInput } from '../ComboBox/ComboInput.tsx';
import { Frame, TextInput } from '../Field/Field.styles.ts';
import { coarsePointer, font, space, token } from '../../theme/index.ts';

export const ChipFrame = styled(Frame)`
  ${wrappingFrame}
  padding-inline-end: 0;

  & > button {
    margin-block: -2px;

    ${coarsePointer} {
      margin-block: -6px;
    }
  }

  &[data-readonly] {
    padding-inline: 0;
  }
`;

/** Hears the keys of the field before React Aria does, and takes no room. */
export const KeyScope = styled.div`
  display: contents;
`;

const chosenValues = css`
  min-inline-size: 0;
  max-inline-size: calc(100% - 5.5rem);
`;

export const ChosenValues = styled(AriaComboBoxValue)`
  ${chosenValues}

  &:not(:has([role='row'])) {
    display: none;
  }
`;

export const RestingValues = styled.div`
  ${chosenValues}
`;

export const EmptyMessage = styled.div`
  color: ${token('color.textQuiet')};
  ${font('small')}

  &:empty {
    display: none;
  }
`;

const searchInput = css`
  ${wrappedInput}
  flex-basis: ${space(8)};
`;

export const SearchInput = styled(ComboInput)`
  ${searchInput}
`;

export const RestingInput = styled(TextInput)`
  ${searchInput}
`;
