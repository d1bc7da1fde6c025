import { styled } from 'styled-components';
import { space, type SpaceStep } from '../../theme/index.ts';

const alignments = { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' } as const;
const justifications = {
  start: 'flex-start',
  end: 'flex-end',
  between: 'space-between',
  center: 'center',
} as const;

/** Where children stand across the line. */
export type InlineAlign = keyof typeof alignments;

/** Where children stand along the line. */
export type InlineJustify = keyof typeof justifications;

export const Line = styled.div<{ $gap: SpaceStep; $align: InlineAlign; $justify: InlineJustify }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => alignments[$align]};
  justify-content: ${({ $justify }) => justifications[$justify]};
  gap: ${({ $gap }) => space($gap)};
  min-inline-size: 0;
`;
