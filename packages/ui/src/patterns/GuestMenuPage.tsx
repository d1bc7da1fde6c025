import {
  GuestFooter,
  GuestNotice,
  GuestPage,
  MenuChooser,
  MenuContent,
  RestaurantHeader,
  type DishSectionView,
} from '../guest/index.ts';
import { guestIcons, type GuestIconName } from '../guest/GuestIcon/index.ts';
import { storyRestaurant, storyWords } from '../guest/story-menu.ts';

const icons = Object.keys(guestIcons) as GuestIconName[];

/** Props of `GuestMenuPage`. */
export interface GuestMenuPageProps {
  /** What is on the menu that is shown; null where the restaurant serves nothing now. */
  sections: readonly DishSectionView[] | null;
  /** There are several menus, and one is to be chosen. */
  hasSeveralMenus?: boolean;
}

/** The page behind a QR code: the restaurant, its menu, the allergy advice. */
export function GuestMenuPage({ sections, hasSeveralMenus = false }: GuestMenuPageProps) {
  const header = (
    <RestaurantHeader restaurant={storyRestaurant} words={storyWords} isAboveMenu={sections !== null} />
  );
  const footer = (
    <GuestFooter
      advice="Prices include 10 % tax. If you have an allergy, tell us before you order."
      signature="Menu by Cardamom"
      photo={sections === null ? null : storyRestaurant.photo}
    />
  );
  return (
    <GuestPage words={storyWords} icons={icons} header={header} footer={footer}>
      {hasSeveralMenus ? (
        <MenuChooser
          label={storyWords.menus}
          menus={[
            { href: '#all-day', name: 'All day', description: 'Everything our kitchen and bar make.' },
            { href: '#evening', name: 'Evening', description: 'From 18:00, with the grill lit.' },
          ]}
        />
      ) : sections === null ? (
        <GuestNotice title="The kitchen is resting">
          <p>We serve again today from 17:00. The bar is open.</p>
        </GuestNotice>
      ) : (
        <MenuContent
          name="All day"
          description="Everything our kitchen and bar make."
          sections={sections}
          words={storyWords}
          emptyNotice={
            <GuestNotice title="No dish fits">
              <p>Nothing on this menu is without eggs, dairy and gluten. Please ask us.</p>
            </GuestNotice>
          }
        />
      )}
    </GuestPage>
  );
}
