import type { ComponentType } from 'react';
import { lateOnStage } from '../loading/late-on-stage.tsx';
import { loadMessages } from '../messages/index.ts';
import type { DishStageProps } from './DishStage.tsx';
import type { MenuStageProps } from './MenuStage.tsx';
import type { RestaurantStageProps } from './RestaurantStage.tsx';

/** The guest's page and its words come once the form can be worked with. */
function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lateOnStage(async () => {
    const [component] = await Promise.all([load(), loadMessages('preview')]);
    return component;
  });
}

/** A dish on the stage of its form. */
export const DishOnStage = late<DishStageProps>(async () => (await import('./DishStage.tsx')).DishStage);

/** A menu on the stage of its form. */
export const MenuOnStage = late<MenuStageProps>(async () => (await import('./MenuStage.tsx')).MenuStage);

/** The restaurant on the stage of a setting. */
export const RestaurantOnStage = late<RestaurantStageProps>(
  async () => (await import('./RestaurantStage.tsx')).RestaurantStage,
);
