import type { ComponentProps } from 'react';
import { Root } from './VisuallyHidden.styles.ts';

/** Props of `VisuallyHidden`. */
export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'ref'> {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'caption';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  return <Root as={as} {...rest} />;
}
