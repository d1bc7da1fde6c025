import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';

export const Root = styled.strong`
  ${font('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  align-self: flex-start;
  padding-inline: ${space(2)};
  border: 1px solid ${token('color.fieldBorder')};
  border-radius: ${token('radius.round')};
  background: ${token('color.sunken')};
  color: ${token('color.text')};
  white-space: nowrap;
`;
