import { styled } from 'styled-components';
import { ink } from '../looks/style.ts';

export const Mark = styled.span`
  color: ${ink('house')};
`;

export const Known = styled.b`
  font-weight: 550;
  color: ${ink('ink')};
`;

/** A possible trace, or what only an option brings: as readable as the rest, set apart by weight. */
export const Quiet = styled.span`
  color: ${ink('quiet')};
`;

export const Warn = styled.span`
  color: ${ink('warn')};
`;
