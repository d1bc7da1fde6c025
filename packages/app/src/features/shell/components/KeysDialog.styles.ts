import { font, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(4)};
  margin: 0;
`;

export const Deed = styled.dt`
  min-inline-size: 0;
`;

export const Press = styled.dd`
  display: flex;
  gap: ${space(1)};
  justify-content: end;
  margin: 0;
`;

export const Key = styled.kbd`
  ${font('caption')}
  min-inline-size: 24px;
  padding: 2px ${space(1)};
  border: 1px solid ${token('color.hairlineStrong')};
  border-radius: 4px;
  color: ${token('color.textQuiet')};
  font-family: inherit;
  text-align: center;
`;
