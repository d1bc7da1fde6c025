import { styled } from 'styled-components';
import { space, type SpaceStep } from '../../theme/index.ts';

/** What a column needs before another one stands beside it. */
export const columnWidths = ['narrow', 'medium', 'wide'] as const;

/** One of `columnWidths`. */
export type ColumnWidth = (typeof columnWidths)[number];

const smallest = { narrow: '150px', medium: '280px', wide: '400px' } satisfies Record<ColumnWidth, string>;

export const Grid = styled.div<{ $gap: SpaceStep; $width: ColumnWidth; $isStretched: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $width }) => smallest[$width]}), 1fr));
  align-items: ${({ $isStretched }) => ($isStretched ? 'stretch' : 'start')};
  gap: ${({ $gap }) => space($gap)};

  & > * {
    min-inline-size: 0;
  }
`;
