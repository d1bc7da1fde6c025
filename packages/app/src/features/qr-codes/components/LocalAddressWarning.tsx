import { Banner } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { configurationQuery } from '#shared/session/index.ts';
import { Address } from './CodeStage.styles.ts';

/** An address of a local network to stand in the example where this machine's own is not known. */
const exampleAddress = '192.168.1.20';

/** Warns before anything is printed that phones could not open it, and says how they could; nothing where they can. */
export function LocalAddressWarning() {
  const { t } = useMessages('qrCodes');
  const { data: configuration } = useQuery(configurationQuery);
  if (!configuration?.isPublicUrlLocal) return null;
  const { port } = new URL(configuration.publicUrl);
  const host = port === '' ? exampleAddress : `${exampleAddress}:${port}`;
  return (
    <Banner tone="warning" title={t('local.title')}>
      <p>{t('local.text', { address: configuration.publicUrl })}</p>
      <Address>{t('local.command', { host })}</Address>
    </Banner>
  );
}
