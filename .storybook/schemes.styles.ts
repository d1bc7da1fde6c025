import { styled } from 'styled-components';
import { space, token } from '../packages/ui/src/theme/index.ts';

export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${space(4)};
`;

export const Panel = styled.div`
  min-inline-size: 0;
  padding: ${space(6)};
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.container')};
  background: ${token('color.page')};
`;
