import type { ComponentProps } from 'react';
import type { SpaceStep } from '../../theme/index.ts';
import { Line, type InlineAlign, type InlineJustify } from './Inline.styles.ts';

/** Props of `Inline`. */
export interface InlineProps extends ComponentProps<'div'> {
  gap?: SpaceStep;
  align?: InlineAlign;
  justify?: InlineJustify;
}

/** Places children beside each other and wraps them when they do not fit. */
export function Inline({ gap = 2, align = 'center', justify = 'start', ...rest }: InlineProps) {
  return <Line {...rest} $gap={gap} $align={align} $justify={justify} />;
}
