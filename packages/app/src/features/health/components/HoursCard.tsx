import { RowList, type ListRow } from '@cardamom/ui';
import type { MenuGap, MenuHealth } from '@cardamom/api-types';
import { useLocale } from 'react-aria-components';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';

/** Props of `HoursCard`. */
export interface HoursCardProps extends Pick<MenuHealth, 'menuGaps' | 'menuWarnings'> {
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
}

/** Menus whose hours somebody may not have meant, and when guests find none. */
export function HoursCard({ menuGaps, menuWarnings, timeZone }: HoursCardProps) {
  const { t } = useMessages('health');
  const href = useHref();
  const { locale } = useLocale();
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const timeOf = (moment: string) => clock.format(new Date(moment));
  const wordsOf = ({ date, from, to }: MenuGap) => {
    const name = day.format(new Date(`${date}T00:00:00Z`));
    if (from === null || to === null) return t('menu.gapDay', { date: name });
    return t('menu.gap', { date: name, from: timeOf(from), to: timeOf(to) });
  };
  const rows: ListRow[] = [
    ...menuWarnings.map(({ menu, kind }) => ({
      id: `${menu.id} ${kind}`,
      title: t(`menu.${kind}`, { name: menu.name }),
      icon: 'clock' as const,
      href: `/menu-management/menus/${menu.id}`,
    })),
    ...menuGaps.map((gap) => ({
      id: `${gap.date} ${gap.from}`,
      title: wordsOf(gap),
      detail: t('menu.gapText'),
      icon: 'clock' as const,
      href: href({ to: '/menu-management/menus' }),
    })),
  ];
  return (
    <TitledCard title={t('hours')} gap={2}>
      <RowList label={t('hours')} rows={rows} />
    </TitledCard>
  );
}
