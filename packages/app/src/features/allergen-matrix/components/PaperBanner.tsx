import { Banner, LinkButton, Text } from '@cardamom/ui';
import type { MatrixPrint } from '@cardamom/api-types';
import { useLocale } from 'react-aria-components';
import { useMessages } from '#shared/messages/index.ts';
import { printAddress } from '../api/create-print.ts';
import { Changes } from './MatrixPage.styles.ts';
import { useChangeWords } from './useChangeWords.ts';

/** Changes told in full; a paper that differs in more is printed again anyway. */
const mostChanges = 8;

/** Props of `PaperBanner`. */
export interface PaperBannerProps {
  /** The newest print of the scope; null where it was never printed. */
  print: MatrixPrint | null;
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
}

/** How the newest paper stands: never printed, up to date, or "reprint needed" with what changed since. */
export function PaperBanner({ print, timeZone }: PaperBannerProps) {
  const { t } = useMessages('allergenMatrix');
  const { locale } = useLocale();
  const words = useChangeWords();
  if (print === null)
    return (
      <Text tone="quiet" size="small">
        {t('paper.never')}
      </Text>
    );
  const { printedAt, printedBy, fingerprint, changes } = print;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(printedAt),
  );
  const printed =
    printedBy === null
      ? t('paper.printedUnknown', { date, fingerprint })
      : t('paper.printed', { date, fingerprint, name: printedBy });
  const open = (
    <LinkButton size="small" icon="external" href={printAddress(print.id)} target="_blank">
      {t('paper.open')}
    </LinkButton>
  );
  if (changes.length === 0)
    return (
      <Banner tone="success" title={t('paper.currentTitle')} action={open}>
        {printed}
      </Banner>
    );
  const rest = changes.length - mostChanges;
  return (
    <Banner tone="warning" title={t('paper.reprintTitle')} action={open}>
      {printed} {t('paper.reprintText', { count: changes.length })}
      <Changes aria-label={t('paper.changes')}>
        {changes.slice(0, mostChanges).map((change) => (
          <li key={`${change.id} ${change.kind}`}>{words(change)}</li>
        ))}
        {rest > 0 && <li>{t('paper.more', { count: rest })}</li>}
      </Changes>
    </Banner>
  );
}
