import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { styled } from 'styled-components';
import { coarsePointer, space } from '../../theme/index.ts';
import { fieldLayout } from '../Field/Field.styles.ts';

export const Root = styled(AriaCheckboxGroup)`
  ${fieldLayout}
`;

/** Choices below each other; on touch screens their own height keeps them apart. */
export const Choices = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(1)};

  ${coarsePointer} {
    gap: 0;
  }
`;
