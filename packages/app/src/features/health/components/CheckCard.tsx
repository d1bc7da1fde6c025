import { Badge, RowList, type BadgeTone } from '@cardamom/ui';
import type { HealthCheck, HealthCount } from '@cardamom/api-types';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';

/** Props of `CheckCard`. */
export interface CheckCardProps {
  title: string;
  checks: readonly HealthCheck[];
  counts: readonly HealthCount[];
}

/** What matters for safety or keeps a dish from being sold is said louder than what would only be nicer. */
const grave: ReadonlySet<HealthCheck> = new Set(['ITEM_ALLERGENS', 'OPTION_ALLERGENS', 'ITEM_PRICE']);

const toneOf = (check: HealthCheck): BadgeTone => (grave.has(check) ? 'warning' : 'neutral');

/** Some checks with how much each found; what has work to do leads to its list. */
export function CheckCard({ title, checks, counts }: CheckCardProps) {
  const { t } = useMessages('health');
  const href = useHref();
  const shown = checks.flatMap((check) => counts.find((count) => count.check === check) ?? []);
  return (
    <TitledCard title={title} gap={2}>
      <RowList
        label={title}
        rows={shown.map(({ check, count, checkedCount }) => ({
          id: check,
          title: t(`check.${check}`),
          icon: count === 0 ? 'success' : grave.has(check) ? 'alert' : 'remove',
          detail:
            count === 0 ? t('allDone') : t('of', { count: checkedCount, found: count.toLocaleString('en') }),
          href: count > 0 ? href({ to: '/menu-management/health', search: { check } }) : undefined,
          end: count > 0 && <Badge tone={toneOf(check)}>{t('toDo', { count })}</Badge>,
        }))}
      />
    </TitledCard>
  );
}
