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

export const Title = styled.h1`
  margin: 0;
  font-size: 5.7cqh;
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  font-size: 3.7cqh;
`;

export const Foot = styled.footer`
  font-size: 2.5cqh;
`;
