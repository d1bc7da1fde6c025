import { RowList } from '@cardamom/ui';
import type { OutdatedPrint } from '@cardamom/api-types';
import { useLocale } from 'react-aria-components';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';

/** Props of `PaperCard`. */
export interface PaperCardProps {
  prints: readonly OutdatedPrint[];
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
}

/** Printed allergen matrices that no longer say what the menu says. */
export function PaperCard({ prints, timeZone }: PaperCardProps) {
  const { t } = useMessages('health');
  const href = useHref();
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <TitledCard title={t('paper')} gap={2}>
      <RowList
        label={t('paper')}
        rows={prints.map(({ scope: { menu, category }, printedAt, changeCount: count }) => {
          const scope = [menu, category].flatMap((reference) => reference?.name ?? []).join(' · ');
          return {
            id: `${menu?.id} ${category?.id}`,
            title: scope === '' ? t('reprint.title') : t('reprint.scoped', { scope }),
            detail: t('reprint.text', { count, date: date.format(new Date(printedAt)) }),
            icon: 'print',
            href: href({
              to: '/menu-management/allergen-matrix',
              search: { ...(menu && { menu: menu.id }), ...(category && { category: category.id }) },
            }),
          };
        })}
      />
    </TitledCard>
  );
}
