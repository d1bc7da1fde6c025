import { styled } from 'styled-components';
import { ink } from '../../guest/looks/style.ts';

export const Contained = styled.strong`
  color: ${ink('ink')};
  font-weight: 650;
`;

export const Undeclared = styled.span`
  color: ${ink('warn')};
  font-weight: 600;
`;
