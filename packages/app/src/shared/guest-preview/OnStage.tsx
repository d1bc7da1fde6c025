import { Skeleton, useIsAtLeast } from '@cardamom/ui';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenAtRest } from '../browser/when-at-rest.ts';
import { loadMessages } from '../messages/index.ts';
import type { DishStageProps } from './DishStage.tsx';
import type { MenuStageProps } from './MenuStage.tsx';
import type { RestaurantStageProps } from './RestaurantStage.tsx';

/** The guest's page and its words come once the form can be worked with. */
function late<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadMessages('preview')]);
    return { default: component };
  });
}

const LateDish = late<DishStageProps>(async () => (await import('./DishStage.tsx')).DishStage);
const LateMenu = late<MenuStageProps>(async () => (await import('./MenuStage.tsx')).MenuStage);
const LateRestaurant = late<RestaurantStageProps>(
  async () => (await import('./RestaurantStage.tsx')).RestaurantStage,
);

/**
 * Beside the form, nothing until the browser has nothing better to do; where somebody asked for it, at once. A stage that
 * cannot be loaded leaves its ground empty.
 */
function AtRest({ children }: { children: ReactNode }) {
  const isBeside = useIsAtLeast('lg');
  const [isAtRest, setIsAtRest] = useState(!isBeside);
  useEffect(() => {
    let isGone = false;
    whenAtRest(() => {
      if (!isGone) setIsAtRest(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (!isAtRest) return null;
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={() => null}>
      <Suspense fallback={isBeside ? null : <Skeleton shape="block" height={320} />}>{children}</Suspense>
    </CatchBoundary>
  );
}

/** A dish on the stage of its form. */
export function DishOnStage(props: DishStageProps) {
  return (
    <AtRest>
      <LateDish {...props} />
    </AtRest>
  );
}

/** A menu on the stage of its form. */
export function MenuOnStage(props: MenuStageProps) {
  return (
    <AtRest>
      <LateMenu {...props} />
    </AtRest>
  );
}

/** The restaurant on the stage of a setting. */
export function RestaurantOnStage(props: RestaurantStageProps) {
  return (
    <AtRest>
      <LateRestaurant {...props} />
    </AtRest>
  );
}
