import type { ReactNode } from 'react';
import type { IconName } from '../../icons/index.ts';
import { Icon } from '../Icon/index.ts';
import { Root, type BadgeTone } from './Badge.styles.ts';

/** Props of `Badge`. */
export interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  /** One to three words; they carry the meaning, the colour only repeats it. */
  children: ReactNode;
}

/** A short word about the state of a thing. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Root $tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Root>
  );
}
