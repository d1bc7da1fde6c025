import type { Screen } from '@cardamom/api-types';
import { AlertDialog, toast } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { unpairScreen } from '../api/screens.ts';

/** Asks before the television that shows a screen is let go. */
export default function UnpairDialog({ screen, onClose }: { screen: Screen; onClose: () => void }) {
  const { t } = useMessages('digitalMenu');
  const { mutate, isPending } = useMutation(unpairScreen(screen.id));
  return (
    <AlertDialog
      title={t('unpair.title', { name: screen.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      confirmLabel={t('unpair.confirm')}
      isDestructive
      isPending={isPending}
      onConfirm={() =>
        mutate(undefined, {
          onSuccess: () => toast(t('unpair.done', { name: screen.name })),
          onError: (error) => toast.error(error.message),
          onSettled: onClose,
        })
      }
    >
      {t('unpair.text')}
    </AlertDialog>
  );
}
