import { breakpoint, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** A screen in the page's own greys: which layout it is, not which look. */
export const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  margin-block-end: ${space(2)};
  border-radius: ${token('radius.control')};
  background: ${token('color.sunken')};
  color: ${token('color.text')};

  ${breakpoint.down('sm')} {
    max-inline-size: 144px;
  }

  [data-quiet] {
    opacity: 0.45;
  }
`;
