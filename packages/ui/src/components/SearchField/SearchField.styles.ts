import { Button as AriaButton } from 'react-aria-components/Button';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { space, token } from '../../theme/index.ts';
import { fieldLayout, innerButton } from '../Field/Field.styles.ts';

export const Root = styled(AriaSearchField)`
  ${fieldLayout}
`;

export const Glass = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  padding-inline-start: ${space(3)};
  color: ${token('color.textQuiet')};

  [data-disabled] > & {
    color: inherit;
  }
`;

export const ClearButton = styled(AriaButton)`
  ${innerButton}

  [data-empty] &,
  [data-disabled] & {
    visibility: hidden;
  }
`;
