import type { ComponentProps } from 'react';
import { Root } from './Card.styles.ts';

/** Props of `Card`. */
export interface CardProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: 'div' | 'section' | 'article' | 'li';
}

/** Sets content apart by tone and a hairline. */
export function Card({ as = 'div', ...rest }: CardProps) {
  return <Root as={as} {...rest} />;
}
