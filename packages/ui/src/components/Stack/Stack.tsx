import type { ComponentProps } from 'react';
import type { SpaceStep } from '../../theme/index.ts';
import { Column, type StackAlign } from './Stack.styles.ts';

/** Props of `Stack`. */
export interface StackProps extends ComponentProps<'div'> {
  gap?: SpaceStep;
  align?: StackAlign;
}

/** Places children below each other with an even gap. */
export function Stack({ gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <Column {...rest} $gap={gap} $align={align} />;
}
