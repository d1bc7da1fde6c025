import { GuestFooter, GuestPage, MenuContent, RestaurantHeader, type DishView } from '../guest/index.ts';
import { guestIcons, type GuestIconName } from '../guest/GuestIcon/index.ts';
import { storyRestaurant, storySections, storyWords } from '../guest/story-menu.ts';

/** Parts of a dish that a restaurant may hide. */
export interface ShownParts {
  prices: boolean;
  pictures: boolean;
  ingredients: boolean;
  allergens: boolean;
  calories: boolean;
}

const icons = Object.keys(guestIcons) as GuestIconName[];

function shownOf(dish: DishView, shown: ShownParts): DishView {
  return {
    ...dish,
    sizes: shown.prices ? dish.sizes : [],
    picture: shown.pictures ? dish.picture : null,
    ingredients: shown.ingredients ? dish.ingredients : [],
    allergens: shown.allergens ? dish.allergens : null,
    calories: shown.calories ? dish.calories : null,
  };
}

/** The guest page itself, with what the settings hide left out. */
export function GuestMenuPreview({ shown }: { shown: ShownParts }) {
  return (
    <GuestPage
      isPreview
      words={storyWords}
      icons={icons}
      header={<RestaurantHeader restaurant={storyRestaurant} words={storyWords} />}
      footer={
        <GuestFooter
          isPreview
          words={storyWords}
          advice="If you have an allergy, tell us."
          signature="Menu by Cardamom"
        />
      }
    >
      <MenuContent
        name="All day"
        description="Everything our kitchen and bar make."
        words={storyWords}
        sections={storySections.map(({ dishes, ...section }) =>
          Object.assign({ dishes: dishes.map((dish) => shownOf(dish, shown)) }, section),
        )}
        emptyNotice={null}
      />
    </GuestPage>
  );
}
