import { Banner } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { configurationQuery } from '#shared/session/index.ts';
import { Command } from './CodeDialog.styles.ts';

/** An address of a local network to stand in the example where this machine's own is not known. */
const exampleAddress = '192.168.1.20';

/** Says that phones cannot reach the codes yet, and how they could; nothing where they can. */
export function LocalAddressWarning() {
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
