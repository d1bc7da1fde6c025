import { Button, Dialog, ErrorState, Inline, Skeleton, Stack, Text, toast } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { copyText } from '#shared/browser/index.ts';
import { Address, downloadCode, LocalAddressWarning } from '#shared/guest-code/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { restaurantQuery } from '../api/get-restaurant.ts';
import RestaurantCode from './RestaurantCode.tsx';

const codeSize = 200;

/** Props of `CodeDialog`. */
export interface CodeDialogProps {
  onClose: () => void;
  /** The code was taken along, to be printed. */
  onTaken?: () => void;
}

/** The restaurant's permanent code: to scan, to print, and as a link to copy. */
export default function CodeDialog({ onClose, onTaken }: CodeDialogProps) {
  const { t } = useMessages('home');
  const { data: restaurant, error, isFetching, refetch } = useQuery(restaurantQuery);
  const code = useRef<HTMLDivElement>(null);

  const copy = async () => {
    if (restaurant && (await copyText(restaurant.shortUrl))) toast(t('guestMenu.copied'));
    else toast.error(t('guestMenu.copyFailed'));
  };
  const download = () => {
    if (!restaurant) return;
    const fileName = t('guestMenu.fileName', { name: restaurant.restaurantUrl });
    if (downloadCode(code.current, fileName)) onTaken?.();
  };
  return (
    <Dialog
      title={t('guestMenu.title')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={4}>
        <Text tone="quiet">{t('guestMenu.text')}</Text>
        <LocalAddressWarning />
        {!restaurant && !error && <Skeleton shape="block" height={codeSize} />}
        {!restaurant && error && (
          <ErrorState title={t('guestMenu.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {error.message}
          </ErrorState>
        )}
        {restaurant && (
          <>
            <RestaurantCode restaurant={restaurant} size={codeSize} ref={code} />
            <Address>{restaurant.shortUrl}</Address>
            <Inline gap={2}>
              <Button variant="primary" icon="download" onPress={download}>
                {t('guestMenu.download')}
              </Button>
              <Button icon="copy" onPress={() => void copy()}>
                {t('guestMenu.copy')}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
