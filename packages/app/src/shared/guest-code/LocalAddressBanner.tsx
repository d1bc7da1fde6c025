import { Banner } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';
import { Command } from './guest-code.styles.ts';

/** An address of a local network to stand in the example where this machine's own is not known. */
const exampleAddress = '192.168.1.20';

/** Props of `LocalAddressBanner`. */
export interface LocalAddressBannerProps {
  publicUrl: string;
  isBeforePrint: boolean;
}

/** Says that phones cannot reach the codes yet, and how they could. */
export default function LocalAddressBanner({ publicUrl, isBeforePrint }: LocalAddressBannerProps) {
  const { t } = useMessages('localAddress');
  const { port } = new URL(publicUrl);
  return (
    <Banner tone="warning" title={t(isBeforePrint ? 'print.title' : 'title')}>
      {isBeforePrint ? t('print.text', { address: publicUrl }) : t('text')}
      <Command>{t('command', { host: port === '' ? exampleAddress : `${exampleAddress}:${port}` })}</Command>
    </Banner>
  );
}
