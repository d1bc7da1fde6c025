import { styled } from 'styled-components';
import { space, type SpaceStep } from '../../theme/index.ts';

const alignments = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' } as const;

/** Where children stand across the column. */
export type StackAlign = keyof typeof alignments;

export const Column = styled.div<{ $gap: SpaceStep; $align: StackAlign }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => alignments[$align]};
  gap: ${({ $gap }) => space($gap)};
  min-inline-size: 0;
`;
