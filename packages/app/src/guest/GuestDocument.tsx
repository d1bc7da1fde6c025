import type { GuestPageInput, PublicMenu, PublicRestaurant } from '@cardamom/api-types';
import {
  GuestFooter,
  GuestNotice,
  GuestPage,
  MenuChooser,
  MenuContent,
  MenuSwitch,
  RestaurantHeader,
  type DishRange,
  type DishRenderer,
  type DishSectionView,
  type MenuLinkView,
} from '@cardamom/ui/guest';
import { chargesInWords } from '../shared/charges/index.ts';
import { opensText } from './hours.ts';
import { iconsOf } from './icons-of.ts';
import { previewAnchors, restaurantView, sectionViews } from './menu-view.ts';
import { lookOf } from './look-of.ts';
import { guestWords, noticeWords, pageWords, wordsFor } from './words.ts';

/** Path of a restaurant's landing page. */
export function restaurantPath(restaurant: PublicRestaurant): string {
  return `/qr-menu/${encodeURIComponent(restaurant.restaurantUrl)}`;
}

/** The restaurant's other menus, each with its address; those that come later say from when. */
function menuLinks(restaurant: PublicRestaurant, menu: PublicMenu | null): MenuLinkView[] {
  return restaurant.menus
    .filter(({ id }) => id !== menu?.id)
    .map((link) => {
      const { id, name, description } = link;
      const note = opensText(link, restaurant);
      const href = `${restaurantPath(restaurant)}/${id}`;
      return note === undefined ? { href, name, description } : { href, name, description, note };
    });
}

function NothingOn() {
  return (
    <GuestNotice title={pageWords.noMenuTitle}>
      <p>{pageWords.noMenuText}</p>
    </GuestNotice>
  );
}

function Chooser({ restaurant }: { restaurant: PublicRestaurant }) {
  if (restaurant.menus.length === 0) return <NothingOn />;
  return (
    <>
      {restaurant.menus.every((menu) => !menu.isOn) && <NothingOn />}
      <MenuChooser label={guestWords.menus} menus={menuLinks(restaurant, null)} />
    </>
  );
}

interface MenuProps {
  menu: PublicMenu;
  restaurant: PublicRestaurant;
  sections: readonly DishSectionView[];
  renderDish: DishRenderer;
}

function Menu({ menu, restaurant, sections, renderDish }: MenuProps) {
  const words = wordsFor(restaurant.language);
  const others = menuLinks(restaurant, menu);
  return (
    <MenuContent
      name={menu.name}
      description={menu.description}
      sections={sections}
      words={words}
      renderDish={renderDish}
      hours={opensText(menu, restaurant)}
      emptyNotice={
        <GuestNotice title={pageWords.emptyTitle}>
          <p>{pageWords.emptyText}</p>
        </GuestNotice>
      }
      menuSwitch={
        others.length > 0 ? (
          <MenuSwitch label={words.menus} name={menu.name} description={menu.description} menus={others} />
        ) : undefined
      }
    />
  );
}

interface GuestDocumentProps {
  input: GuestPageInput;
  renderDish: DishRenderer;
  /** Shown inside a page of the back office: the dishes that are drawn there. */
  drawn?: DishRange;
}

/** The body of the page for what the guest asked for. */
export function GuestDocument({ input, renderDish, drawn }: GuestDocumentProps) {
  const isPreview = drawn !== undefined;
  if (input.page === 'notFound' || input.page === 'unavailable') {
    const { title, text } = noticeWords[input.page];
    return (
      <GuestPage
        words={guestWords}
        icons={[]}
        footer={<GuestFooter advice={null} signature={pageWords.signature} words={guestWords} />}
      >
        <GuestNotice title={title} level={1}>
          <p>{text}</p>
        </GuestNotice>
      </GuestPage>
    );
  }
  const { restaurant, menu } = input;
  const sections = menu ? sectionViews(menu, restaurant, drawn && { anchors: previewAnchors, drawn }) : [];
  const hasMenusToChoose = restaurant.menus.length > 1;
  const icons = iconsOf(sections, restaurant);
  const words = wordsFor(restaurant.language);

  const charges = menu && restaurant.shows.price ? chargesInWords(restaurant, restaurant) : '';
  const allergyAdvice = restaurant.shows.allergens
    ? pageWords.allergyAdvice(restaurant.name)
    : pageWords.askAboutAllergens;
  return (
    <GuestPage
      isPreview={isPreview}
      words={words}
      {...lookOf(restaurant)}
      icons={menu ? icons : [...icons, 'arrowEnd']}
      header={
        <RestaurantHeader restaurant={restaurantView(restaurant)} words={words} isPreview={isPreview} />
      }
      footer={
        <GuestFooter
          charges={charges}
          advice={menu && allergyAdvice}
          signature={pageWords.signature}
          address={restaurant.address}
          words={words}
          isPreview={isPreview}
          link={
            input.page === 'menu' && hasMenusToChoose
              ? { href: restaurantPath(restaurant), text: pageWords.homeLink(restaurant.name) }
              : null
          }
        />
      }
    >
      {menu ? <Menu {...{ menu, restaurant, sections, renderDish }} /> : <Chooser restaurant={restaurant} />}
    </GuestPage>
  );
}
