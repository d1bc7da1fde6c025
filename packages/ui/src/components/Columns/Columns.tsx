import type { ComponentProps } from 'react';
import type { SpaceStep } from '../../theme/index.ts';
import { Grid, type ColumnWidth } from './Columns.styles.ts';

/** Props of `Columns`. */
export interface ColumnsProps extends ComponentProps<'div'> {
  gap?: SpaceStep;
  /** The room a column needs: `narrow` for figures, `medium` for short lists, `wide` for cards with text and actions. */
  columnWidth?: ColumnWidth;
  /** Gives what stands beside each other one height. */
  isStretched?: boolean;
}

/** Places children in columns of one width: as many as there is room for, one on a phone. */
export function Columns({ gap = 4, columnWidth = 'medium', isStretched = false, ...rest }: ColumnsProps) {
  return <Grid {...rest} $gap={gap} $width={columnWidth} $isStretched={isStretched} />;
}
