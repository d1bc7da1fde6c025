import { css, styled } from 'styled-components';
import { breakpoint, space, token } from '../../theme/index.ts';

/** The surface of everything that groups content. */
export const cardSurface = css`
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.container')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
`;

export const Root = styled.div`
  ${cardSurface}
  padding: ${space(4)};

  ${breakpoint.up('sm')} {
    padding: ${space(6)};
  }
`;
