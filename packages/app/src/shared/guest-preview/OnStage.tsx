import { lazy, type ComponentType } from 'react';
import { AtRest } from '../loading/AtRest.tsx';
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
