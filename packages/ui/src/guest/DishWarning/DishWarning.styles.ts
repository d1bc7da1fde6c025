import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';

export const Root = styled.p`
  ${font('small')}
  display: flex;
  gap: ${space(2)};
  color: ${token('color.warningText')};
  font-weight: 500;

  & > svg {
    margin-block-start: 0.15em;
  }
`;
