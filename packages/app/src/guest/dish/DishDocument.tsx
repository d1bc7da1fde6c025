import type { GuestDishContent, GuestPageInput } from '@cardamom/api-types';
import {
  DishPage,
  GuestFooter,
  GuestNotice,
  GuestPage,
  OwnWords,
  RestaurantHeader,
  type GuestIconName,
} from '@cardamom/ui/guest';
import { chargesInWords } from '../../shared/charges/index.ts';
import { onlyTable, readFindQuery, writeFindQuery } from '../find/find-query.ts';
import { warningFor, type FindOnPage } from '../find/find-view.ts';
import { opensText } from '../hours.ts';
import { lookOf } from '../look-of.ts';
import { dishWriter, restaurantView } from '../menu-view.ts';
import { menuPath, restaurantPath, withQuery } from '../paths.ts';
import { pageWords, wordsFor } from '../words.ts';
import { dishTexts, dishWords } from './dish-words.ts';
import { findDish } from './find-dish.ts';

interface DishDocumentProps {
  input: GuestPageInput<GuestDishContent>;
  find: FindOnPage | null;
}

/** The body of a dish's own page. */
export function DishDocument({ input, find }: DishDocumentProps) {
  const { restaurant, menu } = input;
  const query = readFindQuery(input.query ?? '');
  const words = { ...wordsFor(restaurant.language), skipToMenu: dishTexts.skip };
  const wholeMenu = withQuery(
    menu ? menuPath(restaurant, menu) : restaurantPath(restaurant),
    writeFindQuery(onlyTable(query)),
  );
  const shown = findDish(input, find);
  const footer = (
    <GuestFooter
      advice={
        restaurant.shows.allergens ? pageWords.allergyAdvice(restaurant.name) : pageWords.askAboutAllergens
      }
      signature={pageWords.signature}
      address={restaurant.address}
      words={words}
      link={shown && { href: wholeMenu, text: dishTexts.wholeMenu(restaurant.name) }}
    />
  );
  if (shown === null || menu === null) {
    return (
      <GuestPage
        words={words}
        {...lookOf(restaurant)}
        icons={frameIcons}
        header={<RestaurantHeader restaurant={restaurantView(restaurant, query.table)} words={words} />}
        footer={footer}
      >
        <GuestNotice title={dishTexts.missingTitle} words={words}>
          <p>
            <OwnWords words={words}>{dishTexts.missingText}</OwnWords>
          </p>
          <a href={wholeMenu}>
            <OwnWords words={words}>{dishTexts.toMenu}</OwnWords>
          </a>
        </GuestNotice>
      </GuestPage>
    );
  }
  const warning = warningFor(find, shown.item.id);
  const dish = { ...dishWriter(menu, restaurant)(shown.item), ...(warning !== undefined && { warning }) };
  const told = [...dish.marks, ...dish.optionAllergens];
  if (dish.allergens?.state === 'declared')
    told.push(...dish.allergens.contains, ...dish.allergens.mayContain);
  const icons = new Set<GuestIconName>([...frameIcons, ...dishIcons, ...told.map(({ icon }) => icon)]);
  return (
    <GuestPage words={words} {...lookOf(restaurant)} icons={[...icons]} footer={footer}>
      <DishPage
        dish={dish}
        words={words}
        dishWords={dishWords}
        backHref={shown.backHref}
        place={`${shown.section} · ${restaurant.name}`}
        table={query.table === '' ? undefined : pageWords.table(query.table)}
        hours={opensText(menu, restaurant)}
        story={shown.item.story}
        charges={restaurant.shows.price ? chargesInWords(restaurant, restaurant) : ''}
      />
    </GuestPage>
  );
}

const frameIcons: readonly GuestIconName[] = ['pin'];
const dishIcons: readonly GuestIconName[] = ['arrowStart', 'share', 'help', 'alert', 'clock'];
