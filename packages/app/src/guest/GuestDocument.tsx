import type { PublicMenu, PublicRestaurant } from '@cardamom/api-types';
import {
  GuestFooter,
  GuestNotice,
  GuestPage,
  MenuChooser,
  MenuContent,
  RestaurantHeader,
  type DishSectionView,
  type GuestIconName,
} from '@cardamom/ui/guest';
import type { GuestPageInput } from './guest-page-input.ts';
import { restaurantView, sectionViews } from './menu-view.ts';
import { guestWords, pageWords } from './words.ts';

/** Path of a restaurant's landing page. */
export function restaurantPath(restaurant: PublicRestaurant): string {
  return `/qr-menu/${encodeURIComponent(restaurant.restaurantUrl)}`;
}

/** The drawings these sections refer to, each once, and those of the frame. */
function iconsOf(sections: readonly DishSectionView[], restaurant: PublicRestaurant): GuestIconName[] {
  const icons = new Set<GuestIconName>(['moon', 'sun']);
  if (restaurant.address) icons.add('pin');
  if (restaurant.phone) icons.add('phone');
  for (const dish of sections.flatMap((section) => section.dishes)) {
    if (dish.isSoldOut) icons.add('soldOut');
    for (const { icon } of dish.marks) icons.add(icon);
    if (dish.allergens?.state === 'notDeclared') icons.add('help');
    if (dish.allergens?.state !== 'declared') continue;
    for (const { icon } of [...dish.allergens.contains, ...dish.allergens.mayContain]) icons.add(icon);
  }
  return [...icons];
}

function Chooser({ restaurant }: { restaurant: PublicRestaurant }) {
  if (restaurant.menus.length === 0) {
    return (
      <GuestNotice title={pageWords.noMenuTitle}>
        <p>{pageWords.noMenuText}</p>
      </GuestNotice>
    );
  }
  const menus = restaurant.menus.map(({ id, name, description }) => ({
    href: `${restaurantPath(restaurant)}/${id}`,
    name,
    description,
  }));
  return <MenuChooser label={guestWords.menus} menus={menus} />;
}

function Menu({ menu, sections }: { menu: PublicMenu; sections: readonly DishSectionView[] }) {
  return (
    <MenuContent
      name={menu.name}
      description={menu.description}
      sections={sections}
      words={guestWords}
      emptyNotice={
        <GuestNotice title={pageWords.emptyTitle}>
          <p>{pageWords.emptyText}</p>
        </GuestNotice>
      }
    />
  );
}

/** The body of the page for what the guest asked for. */
export function GuestDocument({ input }: { input: GuestPageInput }) {
  if (input.page === 'notFound') {
    return (
      <GuestPage
        words={guestWords}
        icons={[]}
        footer={<GuestFooter advice={null} signature={pageWords.signature} />}
      >
        <GuestNotice title={pageWords.missingTitle} level={1}>
          <p>{pageWords.missingText}</p>
        </GuestNotice>
      </GuestPage>
    );
  }
  const { restaurant, menu } = input;
  const sections = menu ? sectionViews(menu, restaurant) : [];
  const hasMenusToChoose = restaurant.menus.length > 1;
  const icons = iconsOf(sections, restaurant);
  const advice = menu && restaurant.shows.allergens ? pageWords.allergyAdvice(restaurant.name) : null;
  return (
    <GuestPage
      words={guestWords}
      icons={menu ? icons : [...icons, 'arrowEnd']}
      header={
        <RestaurantHeader
          restaurant={restaurantView(restaurant)}
          words={guestWords}
          isAboveMenu={menu !== null}
        />
      }
      footer={
        <GuestFooter
          advice={advice}
          signature={pageWords.signature}
          photo={menu ? restaurantView(restaurant).photo : null}
          link={
            input.page === 'menu' && hasMenusToChoose
              ? { href: restaurantPath(restaurant), text: pageWords.homeLink(restaurant.name) }
              : null
          }
        />
      }
    >
      {menu ? <Menu menu={menu} sections={sections} /> : <Chooser restaurant={restaurant} />}
    </GuestPage>
  );
}
