import type { Restaurant } from '@cardamom/api-types';
import { QrCode } from '@cardamom/ui/qr-code';
import type { Ref } from 'react';
import { CodePlate } from '#shared/guest-code/index.ts';
import { useMessages } from '#shared/messages/index.ts';

/** The restaurant's own code, to be scanned from the screen. */
export default function RestaurantCode({
  restaurant,
  size,
  ref,
}: {
  restaurant: Restaurant;
  size: number;
  ref?: Ref<HTMLDivElement>;
}) {
  const { t } = useMessages('home');
  return (
    <CodePlate ref={ref}>
      <QrCode
        value={restaurant.shortUrl}
        label={t('guestMenu.qrLabel', { name: restaurant.name })}
        size={size}
      />
    </CodePlate>
  );
}
