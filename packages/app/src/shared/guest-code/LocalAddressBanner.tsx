import { Banner } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';
import { Command } from './guest-code.styles.ts';

/** An address of a local network to stand in the example where this machine's own is not known. */
const exampleAddress = '192.168.1.20';

/** Says that phones cannot reach the codes yet, and how they could. */
export default function LocalAddressBanner({ publicUrl }: { publicUrl: string }) {
  const { t } = useMessages('localAddress');
  const { port } = new URL(publicUrl);
  return (
    <Banner tone="warning" title={t('title')}>
      {t('text')}
      <Command>{t('command', { host: port === '' ? exampleAddress : `${exampleAddress}:${port}` })}</Command>
    </Banner>
  );
}
