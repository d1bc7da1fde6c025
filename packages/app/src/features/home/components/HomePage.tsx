import { LinkButton, PageHeader, Skeleton } from '@cardamom/ui';
import { lazy, Suspense } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { SheetAndStage } from '#shared/layout/SheetAndStage.tsx';
import { eventually } from '#shared/loading/on-demand.ts';
import { loadMessages, useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { BodyRoom, StageRoom } from './HomePage.styles.ts';

/** Home draws its date and its rooms at once; what stands in them comes after. */
const HomeBody = lazy(async () => {
  const [body] = await Promise.all([
    import('./HomeBody.tsx'),
    loadMessages('availability', 'health', 'history', 'entities'),
  ]);
  return body;
});
const HomeStage = eventually(() => import('./HomeStage.tsx'));

/** Today's date as the restaurant's calendar has it. */
function today(timeZone: string): string {
  const date = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', date).format(Date.now());
}

/** Home: what guests see now, what is sold out, what is left to mend or to set up, and what happened. */
export function HomePage() {
  const { t } = useMessages('home');
  const href = useHref();
  const { can, timeZone } = useAccess();
  usePageTitle(t('title'));
  return (
    <SheetAndStage isStageFirst stage={<HomeStage fallback={<StageRoom />} />}>
      <PageHeader
        title={today(timeZone)}
        actions={
          can('changeAvailability') && (
            <LinkButton icon="soldOut" href={href({ to: '/menu-management/sold-out' })}>
              {t('markSoldOut')}
            </LinkButton>
          )
        }
      />
      <BodyRoom>
        <Suspense fallback={<Skeleton shape="block" height="32rem" />}>
          <HomeBody />
        </Suspense>
      </BodyRoom>
    </SheetAndStage>
  );
}
