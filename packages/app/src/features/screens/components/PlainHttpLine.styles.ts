import { font, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Insecure = styled.p`
  ${font('caption')}
  color: ${token('color.textQuiet')};
  overflow-wrap: anywhere;
`;
