import type { Restaurant } from '@cardamom/api-types';
import { Banner, Button, ErrorState, Inline, LinkButton, Skeleton, Stack, Text, toast } from '@cardamom/ui';
import { QrCode } from '@cardamom/ui/qr-code';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { copyText, downloadText } from '#shared/browser/index.ts';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { configurationQuery } from '#shared/session/index.ts';
import { restaurantQuery } from '../api/get-restaurant.ts';
import { Address, CodePlate, Command, MenuLink } from './HomePage.styles.ts';

const codeSize = 200;

/** An address of a local network to stand in the example where this machine's own is not known. */
const exampleAddress = '192.168.1.20';

function LocalAddressWarning() {
  const { t } = useMessages('home');
  const { data: configuration } = useQuery(configurationQuery);
  if (!configuration?.isPublicUrlLocal) return null;
  const { port } = new URL(configuration.publicUrl);
  return (
    <Banner tone="warning" title={t('guestMenu.localTitle')}>
      {t('guestMenu.localText')}
      <Command>
        {t('guestMenu.command', { host: port === '' ? exampleAddress : `${exampleAddress}:${port}` })}
      </Command>
    </Banner>
  );
}

function GuestMenuLink({ restaurant }: { restaurant: Restaurant }) {
  const { t } = useMessages('home');
  const code = useRef<HTMLDivElement>(null);

  const copy = async () => {
    if (await copyText(restaurant.shortUrl)) toast(t('guestMenu.copied'));
    else toast.error(t('guestMenu.copyFailed'));
  };
  const download = () => {
    const drawing = code.current?.querySelector('svg');
    if (!drawing) return;
    downloadText(
      new XMLSerializer().serializeToString(drawing),
      t('guestMenu.fileName', { name: restaurant.restaurantUrl }),
      'image/svg+xml',
    );
  };

  return (
    <MenuLink>
      <CodePlate ref={code}>
        <QrCode
          value={restaurant.shortUrl}
          label={t('guestMenu.qrLabel', { name: restaurant.name })}
          size={codeSize}
        />
      </CodePlate>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text size="small" tone="quiet">
            {t('guestMenu.linkLabel')}
          </Text>
          <Address>{restaurant.shortUrl}</Address>
        </Stack>
        <Inline gap={2}>
          <LinkButton href={restaurant.publicUrl} target="_blank" icon="external" variant="primary">
            {t('guestMenu.open')}
          </LinkButton>
          <Button icon="copy" onPress={() => void copy()}>
            {t('guestMenu.copy')}
          </Button>
          <Button icon="download" onPress={download}>
            {t('guestMenu.download')}
          </Button>
        </Inline>
      </Stack>
    </MenuLink>
  );
}

/** The permanent link to the guest menu, as a code to print and as an address to open or copy. */
export function GuestMenuCard() {
  const { t } = useMessages('home');
  const { data: restaurant, error, isFetching, refetch } = useQuery(restaurantQuery);
  return (
    <TitledCard title={t('guestMenu.title')} description={t('guestMenu.text')} gap={6}>
      <LocalAddressWarning />
      {restaurant && <GuestMenuLink restaurant={restaurant} />}
      {!restaurant && !error && <Skeleton shape="block" height={codeSize} />}
      {!restaurant && error && (
        <ErrorState title={t('guestMenu.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
    </TitledCard>
  );
}
