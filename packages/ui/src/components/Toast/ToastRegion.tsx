import { Text, type QueuedToast } from 'react-aria-components/Toast';
import { Icon } from '../Icon/index.ts';
import { toastQueue, type ToastContent } from './toast-queue.ts';
import { ToastButton } from './ToastButton.styles.ts';
import { Item, Message, Region } from './ToastRegion.styles.ts';
import { useSwipeAway } from './useSwipeAway.ts';

/** Props of `ToastRegion`. */
export interface ToastRegionProps {
  /** Name of the landmark; reached with F6. */
  label?: string;
  closeLabel?: string;
}

function Toast({ toast, closeLabel }: { toast: QueuedToast<ToastContent>; closeLabel: string }) {
  const swipe = useSwipeAway(() => toastQueue.close(toast.key));
  const { tone, message, action } = toast.content;
  return (
    <Item toast={toast} data-tone={tone} {...swipe}>
      <Icon name={tone === 'error' ? 'error' : 'success'} />
      <Message>
        <Text slot="title">{message}</Text>
      </Message>
      {action && (
        <ToastButton
          onPress={() => {
            action.onAction();
            toastQueue.close(toast.key);
          }}
        >
          {action.label}
        </ToastButton>
      )}
      <ToastButton slot="close" aria-label={closeLabel}>
        <Icon name="close" size={16} />
      </ToastButton>
    </Item>
  );
}

/** Where toasts appear; `UiProvider` holds the one region of the page. */
export function ToastRegion({ label = 'Notifications', closeLabel = 'Close' }: ToastRegionProps) {
  return (
    <Region queue={toastQueue} aria-label={label}>
      {({ toast }) => <Toast toast={toast} closeLabel={closeLabel} />}
    </Region>
  );
}
