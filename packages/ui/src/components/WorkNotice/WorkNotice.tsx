import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { IconName } from '../../icons/index.ts';
import { useRoomOf } from '../FootLane/foot-lane.ts';
import { useRoomAtFoot } from '../FootLane/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { NotificationTone } from '../Notification/notification-content.ts';
import { Close, Fill, Line, Root, Sign, Title, Track, Words } from './WorkNotice.styles.ts';

/** Props of `WorkNotice`. */
export interface WorkNoticeProps {
  /** Names the part of the page: what kind of work it tells of. */
  label: string;
  /** What goes on, or what came of it, in one sentence; names that may be long come shortened. */
  title: string;
  tone?: NotificationTone;
  /** How much of it is done, 0 to 1; null where nobody counts, left out where it is over. */
  share?: number | null | undefined;
  /** Where it leads, and how far it is in words. */
  children: ReactNode;
  closeLabel?: string;
  onClose: () => void;
  /** Element that takes the focus when the notice goes while it has it: the page's main. */
  focusId?: string;
}

const icons = {
  info: 'info',
  success: 'success',
  warning: 'alert',
  error: 'error',
} satisfies Record<NotificationTone, IconName>;

/**
 * Work that goes on behind the pages, and what came of it, for as long as that is news. It stands at the window's foot above
 * what saves or acts there, below toasts, and announces nothing by itself: it may be redrawn with every step of the work.
 */
export function WorkNotice({
  label,
  title,
  tone = 'info',
  share,
  children,
  closeLabel = 'Close',
  onClose,
  focusId,
}: WorkNoticeProps) {
  const part = useRef<HTMLElement>(null);
  const below = useRoomOf('bar');
  useRoomAtFoot(part, true, 'notice', below);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (focusId === undefined || !element?.contains(document.activeElement)) return;
      document.getElementById(focusId)?.focus({ preventScroll: true });
    };
  }, [focusId]);
  return (
    <Root ref={part} aria-label={label} style={{ '--cm-below': `${below}px` }}>
      <Sign $tone={tone}>
        <Icon name={icons[tone]} />
      </Sign>
      <Words>
        <Title>{title}</Title>
        <Line>{children}</Line>
      </Words>
      <Close>
        <IconButton icon="close" label={closeLabel} size="small" onPress={onClose} />
      </Close>
      {share !== undefined && (
        <Track
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={1}
          {...(share !== null && { 'aria-valuenow': share, 'aria-valuetext': `${Math.round(share * 100)}%` })}
        >
          <Fill $share={share} />
        </Track>
      )}
    </Root>
  );
}
