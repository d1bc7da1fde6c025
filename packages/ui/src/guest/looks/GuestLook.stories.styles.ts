import { styled } from 'styled-components';
import { font, space } from '../../theme/index.ts';
import { ink } from './style.ts';

export const Sheet = styled.div`
  ${font('guest')}
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)};
`;

export const House = styled.p`
  color: ${ink('house')};
`;

export const Quiet = styled.p`
  color: ${ink('quiet')};
`;

export const Warn = styled.p`
  color: ${ink('warn')};
`;

export const Filled = styled.p`
  padding: ${space(4)};
  background: ${ink('fill')};
  color: ${ink('onFill')};
`;

export const Card = styled.p`
  padding: ${space(4)};
  background: ${ink('card')};
`;
