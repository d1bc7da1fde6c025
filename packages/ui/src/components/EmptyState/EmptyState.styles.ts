import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space(8)} ${space(4)} ${space(12)};
  text-align: center;
`;

export const Title = styled.h2`
  ${font('titleMedium')}
  margin-block-start: ${space(6)};
`;

export const Words = styled.div`
  max-inline-size: 44ch;
  margin-block-start: ${space(2)};
  color: ${token('color.textQuiet')};
  text-wrap: balance;
`;

export const Action = styled.div`
  margin-block-start: ${space(6)};
`;
