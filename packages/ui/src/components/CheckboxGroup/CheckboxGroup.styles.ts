import { styled } from 'styled-components';
import { coarsePointer, space } from '../../theme/index.ts';

/** Choices below each other, or beside; on touch screens their own height keeps them apart. */
export const Choices = styled.div<{ $isInline?: boolean }>`
  display: ${({ $isInline }) => ($isInline ? 'flex' : 'grid')};
  flex-wrap: wrap;
  gap: ${space(2)} ${({ $isInline }) => space($isInline ? 6 : 2)};
  margin-block-start: ${space(1)};

  ${coarsePointer} {
    row-gap: 0;
  }
`;
