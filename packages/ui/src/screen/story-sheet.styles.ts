import { styled } from 'styled-components';
import { space } from '../theme/index.ts';

/** How the screens of a story hang. */
export const hangs = ['landscape', 'upright'] as const;

/** Screens beside each other, as on a wall. */
export const Wall = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** A screen as small as a thumbnail: what stands on it is measured in its height, and so the same. */
export const Glass = styled.div<{ $hang: (typeof hangs)[number] }>`
  inline-size: ${({ $hang }) => ($hang === 'landscape' ? '576px' : '324px')};
  block-size: ${({ $hang }) => ($hang === 'landscape' ? '324px' : '576px')};
`;
