import type { GuestMenuContent, GuestPageInput, PublicMenu, PublicRestaurant } from '@cardamom/api-types';
import {
  FindButton,
  FindForm,
  FoundBar,
  GuestFooter,
  GuestNotice,
  GuestPage,
  MenuChooser,
  MenuContent,
  MenuSwitch,
  OwnWords,
  RestaurantHeader,
  type DishRange,
  type DishRenderer,
  type DishSectionView,
  type MenuLinkView,
} from '@cardamom/ui/guest';
import { chargesInWords } from '../shared/charges/index.ts';
import { withLinks } from './dish/dish-address.ts';
import { onlyTable, readFindQuery, writeFindQuery } from './find/find-query.ts';
import { findTexts } from './find/find-texts.ts';
import { withWarnings, type FindOnPage } from './find/find-view.ts';
import { momentText, opensText } from './hours.ts';
import { isNotice } from './is-notice.ts';
import { iconsOf } from './icons-of.ts';
import { previewAnchors, restaurantView, sectionViews } from './menu-view.ts';
import { lookOf } from './look-of.ts';
import { restaurantPath, withQuery } from './paths.ts';
import { guestWords, noticeWords, pageWords, spokenOn, wordsFor } from './words.ts';

/** The restaurant's other menus, each with its address; those that come later say from when. */
function menuLinks(
  restaurant: PublicRestaurant,
  menu: PublicMenu | null,
  tableQuery: string,
): MenuLinkView[] {
  return restaurant.menus
    .filter(({ id }) => id !== menu?.id)
    .map((link) => {
      const { id, name, description } = link;
      const note = opensText(link, restaurant);
      const href = withQuery(`${restaurantPath(restaurant)}/${id}`, tableQuery);
      return note === undefined ? { href, name, description } : { href, name, description, note };
    });
}

/** The restaurant is there and serves nothing: what comes next, where something does. */
function NothingOn({ restaurant }: { restaurant: PublicRestaurant }) {
  const { nextMenuAt } = restaurant;
  const words = spokenOn(restaurant.language);
  return (
    <GuestNotice title={pageWords.noMenuTitle} words={words}>
      <p>
        <OwnWords words={words}>
          {nextMenuAt === null
            ? pageWords.noMenuText
            : pageWords.nextMenu(momentText(nextMenuAt, restaurant))}
        </OwnWords>
      </p>
    </GuestNotice>
  );
}

function Chooser({ restaurant, tableQuery }: { restaurant: PublicRestaurant; tableQuery: string }) {
  if (restaurant.menus.length === 0) return <NothingOn restaurant={restaurant} />;
  return (
    <>
      {restaurant.menus.every((menu) => !menu.isOn) && <NothingOn restaurant={restaurant} />}
      <MenuChooser
        label={guestWords.menus}
        menus={menuLinks(restaurant, null, tableQuery)}
        words={spokenOn(restaurant.language)}
      />
    </>
  );
}

interface MenuProps {
  menu: PublicMenu;
  restaurant: PublicRestaurant;
  sections: readonly DishSectionView[];
  tableQuery: string;
  find: FindOnPage | null;
  renderDish: DishRenderer;
}

function Menu({ menu, restaurant, sections, tableQuery, find, renderDish }: MenuProps) {
  const words = wordsFor(restaurant.language);
  const others = menuLinks(restaurant, menu, tableQuery);
  const isFiltered = Boolean(find?.bar);
  return (
    <MenuContent
      name={menu.name}
      description={menu.description}
      sections={sections}
      words={words}
      renderDish={renderDish}
      hours={opensText(menu, restaurant)}
      emptyNotice={
        <GuestNotice title={isFiltered ? findTexts.nothingTitle : pageWords.emptyTitle} words={words}>
          <p>
            <OwnWords words={words}>{isFiltered ? findTexts.nothingText : pageWords.emptyText}</OwnWords>
          </p>
        </GuestNotice>
      }
      menuSwitch={
        others.length > 0 ? (
          <MenuSwitch
            label={words.menus}
            name={menu.name}
            description={menu.description}
            menus={others}
            words={words}
          />
        ) : undefined
      }
    >
      {find?.bar && <FoundBar {...find.bar} />}
    </MenuContent>
  );
}

interface GuestDocumentProps {
  input: GuestPageInput<GuestMenuContent>;
  /** Finding and filtering; a page inside the back office shows the form by itself. */
  find?: FindOnPage | null;
  renderDish: DishRenderer;
  /** Writes where the dishes of a menu have their own pages; a page inside the back office goes without. */
  linkDishes?: (menu: PublicMenu) => (itemId: string) => string;
  /** Shown inside a page of the back office: the dishes that are drawn there. */
  drawn?: DishRange;
}

/** The body of the page for what the guest asked for. */
export function GuestDocument({ input, find = null, renderDish, linkDishes, drawn }: GuestDocumentProps) {
  const isPreview = drawn !== undefined;
  if (isNotice(input)) {
    const { title, text } = noticeWords[input.page];
    return (
      <GuestPage
        words={guestWords}
        icons={[]}
        footer={<GuestFooter advice={null} signature={pageWords.signature} words={guestWords} />}
      >
        <GuestNotice title={title} level={1} words={guestWords}>
          <p>{text}</p>
        </GuestNotice>
      </GuestPage>
    );
  }
  const { restaurant, menu } = input;
  const shown = menu && { ...menu, sections: [...(find?.found ?? menu).sections] };
  const views = shown ? sectionViews(shown, restaurant, drawn && { anchors: previewAnchors, drawn }) : [];
  const linked = menu && linkDishes ? withLinks(views, linkDishes(menu)) : views;
  const sections = find?.found ? withWarnings(linked, find.found) : linked;
  const atTable = onlyTable(readFindQuery(input.query ?? ''));
  const tableQuery = writeFindQuery(atTable);
  const hasMenusToChoose = restaurant.menus.length > 1;
  const icons = [...new Set([...iconsOf(sections, restaurant), ...(find?.icons ?? [])])];
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
      find={
        find && {
          label: find.form.words.title,
          form: find.hasForm && !isPreview && <FindForm {...find.form} />,
        }
      }
      header={
        <RestaurantHeader
          restaurant={restaurantView(restaurant, atTable.table)}
          words={words}
          isPreview={isPreview}
        />
      }
      footer={
        <>
          <GuestFooter
            charges={charges}
            advice={menu && allergyAdvice}
            signature={pageWords.signature}
            address={restaurant.address}
            words={words}
            link={
              input.page === 'menu' && hasMenusToChoose
                ? {
                    href: withQuery(restaurantPath(restaurant), tableQuery),
                    text: pageWords.homeLink(restaurant.name),
                  }
                : null
            }
          />
          {find && <FindButton href={find.formHref} words={find.form.words} filters={find.filters} />}
        </>
      }
    >
      {input.page === 'noMenu' && (
        <GuestNotice title={pageWords.missingTitle} words={words}>
          <p>
            <OwnWords words={words}>{pageWords.noSuchMenuText}</OwnWords>
          </p>
        </GuestNotice>
      )}
      {menu ? (
        <Menu {...{ menu, restaurant, sections, tableQuery, find, renderDish }} />
      ) : (
        <Chooser restaurant={restaurant} tableQuery={tableQuery} />
      )}
    </GuestPage>
  );
}
