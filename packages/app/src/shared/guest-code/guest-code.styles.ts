import { font, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const CodePlate = styled.div`
  overflow: hidden;
  inline-size: fit-content;
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.container')};
`;

export const Address = styled.code`
  ${font('small')}
  font-family: ${token('font.code')};
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Command = styled.code`
  ${font('small')}
  display: block;
  margin-block-start: ${space(2)};
  font-family: ${token('font.code')};
  overflow-wrap: anywhere;
  user-select: all;
`;
