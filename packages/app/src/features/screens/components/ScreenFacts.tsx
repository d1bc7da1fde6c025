import { mostDishesOnScreen } from '@cardamom/api-types/screen-dishes';
import { Button, Link } from '@cardamom/ui';
import type { ScreenPageInfo } from '@cardamom/ui/screen';
import { memo } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import type { ScreenView } from '#shared/screen-view/index.ts';
import type { TypeSizes } from '#shared/screen-view/measure-type.ts';
import { readingMetres, roundOf } from '../model/stage-facts.ts';
import { Facts } from './ScreenStage.styles.ts';

/** Up to here a round is told in seconds. */
const untilMinutes = 90;

/** Props of `ScreenFacts`. */
export interface ScreenFactsProps {
  pages: readonly ScreenPageInfo[];
  view: ScreenView;
  sizes: TypeSizes;
  isUpright: boolean;
  /** Dishes that come after those that a screen takes. */
  leftOut: number;
  onUseBoard?: (() => void) | undefined;
}

/** How long a round takes and what of it somebody sees. */
function RoundFact({ pages, onUseBoard }: Pick<ScreenFactsProps, 'pages' | 'onUseBoard'>) {
  const { t } = useMessages('digitalMenu');
  const round = roundOf(pages);
  const dishes = t('fact.dishes', { count: round.dishes });
  if (pages.length === 1) {
    return (
      <li>
        <strong>{t('fact.standing')}</strong> {t('fact.standingText', { dishes })}
      </li>
    );
  }
  const time =
    round.seconds < untilMinutes
      ? t('fact.seconds', { count: round.seconds })
      : t('fact.minutes', { count: Math.round(round.seconds / 60) });
  const seen = round.seen === round.dishes ? t('fact.all') : t('fact.seen', { count: round.seen });
  return (
    <li>
      <strong>{time}</strong> {t('fact.round', { dishes, seen })}{' '}
      {round.isLong && onUseBoard && (
        <Button size="small" onPress={onUseBoard}>
          {t('fact.useBoard')}
        </Button>
      )}
    </li>
  );
}

/** From how far away it is read. */
function ReadingFact({ sizes: { price, small }, isUpright }: Pick<ScreenFactsProps, 'sizes' | 'isUpright'>) {
  const { t } = useMessages('digitalMenu');
  if (small === null) return null;
  const metres = (share: number) => t('fact.metres', { count: readingMetres(share, isUpright) });
  return (
    <li>
      <strong>{metres(price ?? small)}</strong>{' '}
      {price === null ? t('fact.small') : t('fact.price', { small: metres(small) })}
    </li>
  );
}

/** How many dishes do not say what they contain. */
function UndeclaredFact({ view: { content } }: Pick<ScreenFactsProps, 'view'>) {
  const { t } = useMessages('digitalMenu');
  const href = useHref();
  const { can } = useAccess();
  const dishes = content.sections.flatMap((section) => section.dishes);
  const count = new Set(dishes.filter(({ allergens }) => allergens === null).map(({ id }) => id)).size;
  if (count === 0) return null;
  return (
    <li>
      <strong>{t('fact.dishes', { count })}</strong> {t('fact.undeclared', { count })}{' '}
      {can('updateItem') && (
        <Link href={href({ to: '/menu-management/health', search: { check: 'ITEM_ALLERGENS' } })}>
          {t('fact.declare')}
        </Link>
      )}
    </li>
  );
}

/** How many dishes come after those that a screen takes. */
function LeftOutFact({ count }: { count: number }) {
  const { t } = useMessages('digitalMenu');
  if (count === 0) return null;
  return (
    <li>
      <strong>{t('fact.leftOut', { count })}</strong> {t('fact.leftOutText', { most: mostDishesOnScreen })}
    </li>
  );
}

/** What a screen is to who looks at it: how long its round takes, from how far it is read, what it cannot say. */
export const ScreenFacts = memo(function ScreenFacts({
  pages,
  view,
  sizes,
  isUpright,
  leftOut,
  onUseBoard,
}: ScreenFactsProps) {
  return (
    <Facts>
      <LeftOutFact count={leftOut} />
      <RoundFact {...{ pages, onUseBoard }} />
      <UndeclaredFact view={view} />
      {/* It is measured after the rest is drawn, and moves nothing where it is last. */}
      <ReadingFact {...{ sizes, isUpright }} />
    </Facts>
  );
});
