import type { ComponentProps } from 'react';
import { Root, type TextSize, type TextTone } from './Text.styles.ts';

/** Props of `Text`. */
export interface TextProps extends Omit<ComponentProps<'p'>, 'ref'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li';
  tone?: TextTone;
  size?: TextSize;
  /** Figures of equal width, for prices and counts. */
  isTabular?: boolean;
}

/** Running text in a type role and a tone. */
export function Text({ as = 'p', tone = 'default', size = 'body', isTabular = false, ...rest }: TextProps) {
  return <Root as={as} {...rest} $tone={tone} $size={size} $isTabular={isTabular} />;
}
