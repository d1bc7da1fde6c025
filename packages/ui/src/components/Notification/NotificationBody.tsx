import { Text } from 'react-aria-components/Toast';
import type { IconName } from '../../icons/index.ts';
import { Icon } from '../Icon/index.ts';
import { ToastButton } from '../Toast/ToastButton.styles.ts';
import type { NotificationContent, NotificationTone } from './notification-content.ts';
import { Sign, Words } from './Notification.styles.ts';

const icons = {
  info: 'info',
  success: 'success',
  warning: 'alert',
  error: 'error',
} satisfies Record<NotificationTone, IconName>;

/** Props of `NotificationBody`. */
export interface NotificationBodyProps {
  content: NotificationContent;
  onClose: () => void;
}

/** What a notification holds: a sign, a title, a sentence and one action. */
export function NotificationBody({ content, onClose }: NotificationBodyProps) {
  const { tone, title, message, action } = content;
  return (
    <>
      <Sign $tone={tone}>
        <Icon name={icons[tone]} />
      </Sign>
      <Words>
        <Text slot="title">{title}</Text>
        {message !== undefined && <Text slot="description">{message}</Text>}
        {action && (
          <ToastButton
            onPress={() => {
              action.onAction();
              onClose();
            }}
          >
            {action.label}
          </ToastButton>
        )}
      </Words>
    </>
  );
}
