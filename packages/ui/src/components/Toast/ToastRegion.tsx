import { useRef } from 'react';
import { Text, type QueuedToast } from 'react-aria-components/Toast';
import { useIsAtLeast } from '../AppShell/useIsAtLeast.ts';
import { useRoomOf } from '../FootLane/foot-lane.ts';
import { useRoomAtFoot } from '../FootLane/index.ts';
import { Icon } from '../Icon/index.ts';
import { NotificationBody } from '../Notification/NotificationBody.tsx';
import { toastQueue, type ToastContent } from './toast-queue.ts';
import { ToastButton } from './ToastButton.styles.ts';
import { Item, Message, Region } from './ToastRegion.styles.ts';
import { useHasToasts } from './useHasToasts.ts';
import { useSwipeAway } from './useSwipeAway.ts';

/** Props of `ToastRegion`. */
export interface ToastRegionProps {
  /** Name of the landmark; reached with F6. */
  label?: string;
  closeLabel?: string;
}

function ToastBody({ tone, message }: ToastContent) {
  return (
    <>
      <Icon name={tone === 'error' ? 'error' : 'success'} />
      <Message>
        <Text slot="title">{message}</Text>
      </Message>
    </>
  );
}

type Queued = QueuedToast<(typeof toastQueue.visibleToasts)[number]['content']>;

function Toast({ toast, closeLabel }: { toast: Queued; closeLabel: string }) {
  const close = () => toastQueue.close(toast.key);
  const swipe = useSwipeAway(close);
  const { content } = toast;
  const isNotification = 'title' in content;
  return (
    <Item
      toast={toast}
      data-kind={isNotification ? 'notification' : 'toast'}
      data-tone={content.tone}
      {...swipe}
    >
      {isNotification ? <NotificationBody content={content} onClose={close} /> : <ToastBody {...content} />}
      <ToastButton slot="close" aria-label={closeLabel}>
        <Icon name="close" size={16} />
      </ToastButton>
    </Item>
  );
}

/**
 * Where toasts and notifications appear; `UiProvider` holds the one region of the page. It is drawn with
 * the first toast only: React Aria registers the landmark that F6 goes to when its region is mounted, not when it fills.
 */
export function ToastRegion({ label = 'Notifications', closeLabel = 'Close' }: ToastRegionProps) {
  const hasToasts = useHasToasts();
  const region = useRef<HTMLDivElement>(null);
  // In a wide window the way back to the top stands beside them.
  const below = useRoomOf('bar', 'notice', ...(useIsAtLeast('md') ? [] : ['button' as const]));
  useRoomAtFoot(region, hasToasts, 'toast', below);
  if (!hasToasts) return null;
  return (
    <Region ref={region} queue={toastQueue} aria-label={label} style={{ '--cm-below': `${below}px` }}>
      {({ toast }) => <Toast toast={toast} closeLabel={closeLabel} />}
    </Region>
  );
}
