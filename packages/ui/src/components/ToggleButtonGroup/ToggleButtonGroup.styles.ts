import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

export const Root = styled(AriaToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  inline-size: fit-content;
  max-inline-size: 100%;

  &[data-orientation='vertical'] {
    flex-direction: column;
  }
`;
