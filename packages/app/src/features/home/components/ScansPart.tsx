import type { ScannedCode, Scans } from '@cardamom/api-types';
import { Disclosure, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { ScanDays } from '#shared/scans/index.ts';
import { scansQuery } from '../api/get-scans.ts';
import { HomePart, PartWaiting } from './HomePart.tsx';
import { Codes, Total } from './ScansPart.styles.ts';

/** By how much something is more or less than before, in whole percent; null where before was nothing. */
function differenceOf(total: number, before: number): number | null {
  return before === 0 ? null : Math.round(((total - before) / before) * 100);
}

function useComparison(scans: Scans, total: number): string {
  const { t } = useMessages('home');
  const percent = differenceOf(total, scans.before);
  const count = total;
  if (percent === null) return t('scans.inDays', { count });
  if (percent === 0) return t('scans.asBefore', { count });
  return percent > 0 ? t('scans.more', { count, percent }) : t('scans.fewer', { count, percent: -percent });
}

function Chart({ scans }: { scans: Scans }) {
  const { t } = useMessages('home');
  const { days, codes } = scans;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const comparison = useComparison(scans, total);
  const codeName = ({ kind, name }: ScannedCode) =>
    name === null ? t(`scans.kind.${kind}`) : t(kind === 'TABLE' ? 'scans.table' : 'scans.menu', { name });
  return (
    <>
      <Total>
        <strong>{total.toLocaleString('en')}</strong> {comparison}
      </Total>
      <ScanDays
        days={days}
        words={{
          caption: t('scans.table14'),
          day: t('scans.day'),
          count: t('scans.count'),
          today: t('scans.today', { count: days.at(-1)?.count ?? 0 }),
        }}
      />
      {codes.length > 1 && (
        <Disclosure title={t('scans.byCode')}>
          <Codes>
            {codes.map((code) => (
              <li key={code.id}>
                <span>{codeName(code)}</span>
                <span>{code.count.toLocaleString('en')}</span>
              </li>
            ))}
          </Codes>
        </Disclosure>
      )}
    </>
  );
}

/** How often guests opened the menu by a code in the last 14 business days, as bars and as a table. */
export function ScansPart() {
  const { t } = useMessages('home');
  const answer = useQuery(scansQuery);
  const isEmpty = answer.data?.days.every(({ count }) => count === 0) ?? false;
  return (
    <HomePart title={t('scans.title')}>
      <PartWaiting answer={answer} failed={t('scans.failed')} height={128} />
      {answer.data && isEmpty && (
        <Text size="small" tone="quiet">
          {answer.data.wasScanned ? t('scans.quiet') : t('scans.never')}
        </Text>
      )}
      {answer.data && !isEmpty && <Chart scans={answer.data} />}
    </HomePart>
  );
}
