import { styled } from 'styled-components';
import { font, space } from '../../theme/index.ts';
import { ink } from '../looks/style.ts';

export const Root = styled.p`
  ${font('small')}
  display: flex;
  gap: ${space(2)};
  color: ${ink('warn')};
  font-weight: 500;

  & > svg {
    margin-block-start: 0.15em;
  }
`;
