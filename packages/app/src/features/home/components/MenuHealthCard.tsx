import { Link, Skeleton } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useAccess } from '#shared/access/index.ts';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { menuHealthQuery } from '#shared/menu-health/get-menu-health.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { Steps } from './HomePage.styles.ts';

/** Lines the card shows; the page has them all. */
const mostLines = 4;

/** What is left to mend on the menu, the gravest first; nothing while there is no menu yet. */
export default function MenuHealthCard() {
  const { t } = useMessages('health');
  const href = useHref();
  const access = useAccess();
  const { data: health, error } = useQuery(menuHealthQuery);
  if (error || !access.can('updateItem')) return null;
  if (!health) return <Skeleton shape="block" height="8rem" />;
  if (health.checks.every(({ checkedCount }) => checkedCount === 0)) return null;
  const page = '/menu-management/health';
  const lines = [
    ...health.outdatedPrints.slice(0, 1).map(() => ({
      id: 'print',
      text: t('reprint.title'),
      place: href({ to: '/menu-management/allergen-matrix' }),
    })),
    ...health.checks
      .filter(({ count }) => count > 0)
      .map(({ check, count }) => ({
        id: check,
        text: `${t(`check.${check}`)}: ${count.toLocaleString('en')}`,
        place: href({ to: page, search: { check } }),
      })),
  ];
  return (
    <TitledCard
      title={t('card.title')}
      description={lines.length === 0 ? t('card.clean') : t('card.text', { count: lines.length })}
    >
      {lines.length > 0 && (
        <Steps as="ul">
          {lines.slice(0, mostLines).map(({ id, text, place }) => (
            <li key={id}>
              <Link href={place}>{text}</Link>
            </li>
          ))}
        </Steps>
      )}
      <Link href={href({ to: page })}>{t('card.all')}</Link>
    </TitledCard>
  );
}
