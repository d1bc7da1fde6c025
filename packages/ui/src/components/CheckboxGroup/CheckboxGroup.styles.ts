import { styled } from 'styled-components';
import { coarsePointer, space, tabularFigures, token } from '../../theme/index.ts';

/** A choice and how many there are of it, as wide as the group. */
export const Counted = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
`;

export const Count = styled.span`
  color: ${token('color.textQuiet')};
  ${tabularFigures}
`;

/** Choices below each other, or beside; on touch screens their own height keeps them apart. */
export const Choices = styled.div<{ $isInline?: boolean }>`
  display: ${({ $isInline }) => ($isInline ? 'flex' : 'grid')};
  flex-wrap: wrap;
  gap: ${space(2)} ${({ $isInline }) => space($isInline ? 6 : 2)};
  margin-block-start: ${space(1)};

  label:has(${Counted}) {
    inline-size: 100%;
  }

  ${coarsePointer} {
    row-gap: 0;
  }
`;
