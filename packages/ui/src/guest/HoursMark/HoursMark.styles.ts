import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';
import { byLook, ink } from '../looks/style.ts';

export const Root = styled.span`
  ${font('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  align-self: flex-start;
  padding-inline: ${space(2)};
  border: 1px solid ${ink('quiet')};
  border-radius: ${token('radius.round')};
  ${byLook({ GRIDDLE: 'border-color:currentColor;' })}
`;
