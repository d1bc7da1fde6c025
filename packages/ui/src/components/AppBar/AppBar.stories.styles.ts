import { styled } from 'styled-components';
import { measure, space, token } from '../../theme/index.ts';

export const Bar = styled.header`
  display: flex;
  align-items: center;
  block-size: ${measure('appBar')};
  padding-inline: ${space(4)};
  border-block-end: 1px solid ${token('color.hairline')};
  background: ${token('color.surface')};

  > div {
    flex: 1;
    min-inline-size: 0;
  }
`;
