import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

export const Root = styled.div`
  container-type: size;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  padding: 5%;
  background: ${token('color.page')};
  color: ${token('color.text')};
`;

export const Body = styled.p`
  font-size: 4cqh;
`;

export const Code = styled.p`
  font-size: 20cqh;
`;

export const Small = styled.p`
  font-size: 2.5cqh;
`;
