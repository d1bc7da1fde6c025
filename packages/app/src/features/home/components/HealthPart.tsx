import { Icon, Link, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { menuHealthQuery } from '#shared/menu-health/get-menu-health.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { HomePart, PartWaiting } from './HomePart.tsx';
import { Count, Finding, Findings, Why } from './HealthPart.styles.ts';

/** Kinds of work that the part shows; the page has them all. */
const most = 4;

/** What is left to mend on the menu, the gravest first, each leading to where it is mended. */
export function HealthPart() {
  const { t } = useMessages('health');
  const { t: home } = useMessages('home');
  const href = useHref();
  const answer = useQuery(menuHealthQuery);
  const { data: health } = answer;
  const found = health?.checks.filter(({ count }) => count > 0) ?? [];
  const isPrintOld = (health?.outdatedPrints.length ?? 0) > 0;
  const isEmpty = health?.checks.every(({ checkedCount }) => checkedCount === 0) ?? false;
  return (
    <HomePart
      title={t('card.title')}
      action={
        found.length > most && <Link href={href({ to: '/menu-management/health' })}>{t('card.all')}</Link>
      }
    >
      <PartWaiting answer={answer} failed={t('errorTitle')} height={112} />
      {health && found.length === 0 && !isPrintOld && (
        <Text size="small" tone="quiet">
          {isEmpty ? home('health.noDishes') : t('card.clean')}
        </Text>
      )}
      {(found.length > 0 || isPrintOld) && (
        <Findings>
          {isPrintOld && (
            <li>
              <Finding href={href({ to: '/menu-management/allergen-matrix' })}>
                <span>
                  {t('reprint.title')}
                  <Why>{home('health.print')}</Why>
                </span>
                <Icon name="chevronEnd" size={16} />
              </Finding>
            </li>
          )}
          {found.slice(0, most).map(({ check, count }) => (
            <li key={check}>
              <Finding href={href({ to: '/menu-management/health', search: { check } })}>
                <span>
                  {t(`check.${check}`)}
                  <Why>{home(`health.${check}`)}</Why>
                </span>
                <Count data-check={check}>{count.toLocaleString('en')}</Count>
                <Icon name="chevronEnd" size={16} />
              </Finding>
            </li>
          ))}
        </Findings>
      )}
    </HomePart>
  );
}
