import type { ReactNode } from 'react';
import type { IconName } from '../../icons/index.ts';
import { Icon } from '../Icon/index.ts';
import { Action, Root, Title, Words, type BannerTone } from './Banner.styles.ts';

/** Props of `Banner`. */
export interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children: ReactNode;
  /** The button that answers it, or two in a fragment. */
  action?: ReactNode;
  /** Announces the banner when it appears; leave it off for what is there from the start. */
  isLive?: boolean;
  /** Read before the text, since a colour is not heard. */
  toneLabel?: string;
}

const icons = {
  info: 'info',
  success: 'success',
  warning: 'alert',
  error: 'error',
} satisfies Record<BannerTone, IconName>;

const toneLabels = {
  info: 'Note',
  success: 'Done',
  warning: 'Warning',
  error: 'Error',
} satisfies Record<BannerTone, string>;

/** A message that belongs to the page or to a part of it and stays until its reason is gone. */
export function Banner({ tone = 'info', title, children, action, isLive = false, toneLabel }: BannerProps) {
  const liveRole = tone === 'error' ? 'alert' : 'status';
  return (
    <Root $tone={tone} role={isLive ? liveRole : undefined}>
      <Icon name={icons[tone]} label={toneLabel ?? toneLabels[tone]} />
      <Words>
        {title && <Title>{title}</Title>}
        {children}
      </Words>
      {action && <Action>{action}</Action>}
    </Root>
  );
}
