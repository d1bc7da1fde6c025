import { styled } from 'styled-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import { focusRing, token } from '../../theme/index.ts';

export const Root = styled(AriaLink)`
  border-radius: 2px;
  color: ${token('color.link')};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &[data-hovered] {
    text-decoration-thickness: 2px;
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    color: ${token('color.disabledText')};
    cursor: not-allowed;
  }

  svg {
    display: inline-block;
    margin-inline-start: 0.25em;
    vertical-align: -0.125em;
  }
`;
