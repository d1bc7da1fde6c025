import type { APIRequestContext, Browser } from '@playwright/test';
import {
  changeItem,
  changeRestaurant,
  create,
  createCategory,
  createItem,
  createMenu,
  createModifierGroup,
  firstMenu,
  getRestaurant,
  register,
  sameOrigin,
} from './api.ts';
import { openAt } from './guest.ts';
import { goodPicture } from './pictures.ts';

/** What a restaurant writes on its menu: each word once in a dish, so that it can be looked for. */
export interface HouseWords {
  address: string;
  /** Two menus that are on, and one that will be. */
  menus: readonly [string, string, string];
  menuDescription: string;
  sections: readonly [string, string];
  sectionDescription: string;
  dishes: readonly [pick: string, stew: string, plain: string, soldOut: string];
  sizes: readonly [string, string];
  description: string;
  story: string;
  ingredients: readonly string[];
  choice: string;
  options: readonly [string, string];
}

/** Long and short ones. */
export const englishWords: HouseWords = {
  address: 'Rua das Hortas 27, 1200-270 Lisboa',
  menus: ['All day and all night', 'Drinks', 'Sunday brunch on the terrace'],
  menuDescription: 'Everything our kitchen and bar make.',
  sections: ['Slow-roasted Mediterranean specialities', 'Soups'],
  sectionDescription: 'Over oak, until the fire goes out.',
  dishes: ['Donaudampfschifffahrtskapitänsfrühstück', 'Peanut stew', 'Tea', 'Lime and cardamom tart'],
  sizes: ['For one', 'For the whole table to share'],
  description: 'Three eggs poached in slow tomato and pepper sauce, feta, warm flatbread.',
  story: 'Our grandmother made it each Sunday, when everybody came.',
  ingredients: ['eggs', 'San Marzano tomatoes', 'feta'],
  choice: 'Accompaniments from the wood-fired oven',
  options: ['Flatbread', 'Satay'],
};

/** A menu from right to left. */
export const arabicWords: HouseWords = {
  address: 'شارع الحدائق 27، لشبونة',
  menus: ['طوال اليوم', 'المشروبات', 'المساء'],
  menuDescription: 'كل ما نعدّه في مطبخنا.',
  sections: ['الأطباق الرئيسية', 'الحساء'],
  sectionDescription: 'على الحطب حتى تنطفئ النار.',
  dishes: ['شكشوكة', 'يخنة الفول السوداني', 'شاي', 'تارت الليمون والهيل'],
  sizes: ['لشخص واحد', 'للمائدة كلها'],
  description: 'ثلاث بيضات في صلصة الطماطم والفلفل.',
  story: 'كانت جدتنا تعدّها كل يوم أحد.',
  ingredients: ['بيض', 'طماطم', 'جبن'],
  choice: 'اختر الخبز',
  options: ['خبز', 'صلصة'],
};

const free = { isDeclared: true, contains: [], mayContain: [] };
const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

async function upload(api: APIRequestContext): Promise<string> {
  const { name, mimeType, buffer } = await goodPicture();
  const multipart = { file: { name, mimeType, buffer } };
  const answer = await api.post('/api/files', { headers: sameOrigin, multipart });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** Where guests find the parts of a restaurant. */
export interface GuestHouse {
  /** The restaurant's own page, which offers its menus: more than one is on. */
  chooser: string;
  menu: string;
  /** A dish that says all that a dish can say. */
  dish: string;
  /** A menu that will be on one day, shown greyed. */
  later: string;
  code: string;
  ids: { plain: string };
}

/**
 * Fills the signed-in restaurant with whatever a guest page can show: photo, hours, two menus of which one is greyed, a featured dish with sizes,
 * picture, allergens and a choice, one that nobody has declared, one that is sold out, and one of a short name and no description.
 */
export async function furnish(api: APIRequestContext, words: HouseWords): Promise<GuestHouse> {
  const photoId = await upload(api);
  const { restaurantUrl } = await changeRestaurant(api, {
    address: words.address,
    phone: { prefix: '+351', number: '210000270' },
    photoId,
    openingHours: { windows: [{ weekdays: days, from: '00:00', to: '23:59' }], exceptions: [] },
  });
  const [mains, soups] = [
    await createCategory(api, words.sections[0]),
    await createCategory(api, words.sections[1]),
  ];
  const choice = await createModifierGroup(api, words.choice, words.options);
  const [pick, stew, plain, soldOut] = words.dishes;
  const add = (name: string, category: string) =>
    createItem(api, { name, price: 1250, categoryIds: [category] });
  const pickId = await add(pick, mains);
  await changeItem(api, pickId, {
    description: words.description,
    story: words.story,
    imageId: photoId,
    sizes: words.sizes.map((name, at) => ({ name, kind: 'PRICED', price: 890 + 300 * at })),
    ingredients: words.ingredients,
    calories: 540,
    marks: ['VEGETARIAN'],
    allergens: { ...free, contains: ['EGGS', 'DAIRY'], mayContain: ['SESAME'] },
    modifierGroupIds: [choice],
  });
  const stewId = await add(stew, mains);
  await changeItem(api, stewId, {
    imageId: photoId,
    description: words.description,
    allergens: { ...free, contains: ['PEANUTS'] },
  });
  const plainId = await add(plain, soups);
  await changeItem(api, plainId, {
    allergens: free,
    marks: ['VEGAN'],
    ingredients: words.ingredients.slice(0, 1),
  });
  const soldOutId = await add(soldOut, soups);
  const availability = { state: 'SOLD_OUT', until: null };
  await api.put(`/api/online-menu/items/${soldOutId}/availability`, {
    headers: sameOrigin,
    data: availability,
  });
  const { id, version } = await firstMenu(api);
  await api.patch(`/api/online-menu/menus/${id}`, {
    headers: { ...sameOrigin, 'if-match': `"${version}"` },
    data: {
      name: words.menus[0],
      description: words.menuDescription,
      includesAllCategories: false,
      sections: [{ categoryId: mains, featuredItemId: pickId }, { categoryId: soups }],
    },
  });
  await createMenu(api, words.menus[1]);
  const later = await create(api, '/api/online-menu/menus', {
    name: words.menus[2],
    includesAllCategories: true,
    startsOn: '2098-12-28',
    outsideHours: 'SHOW_GREYED',
  });
  const chooser = `/qr-menu/${restaurantUrl}`;
  const code = new URL((await firstMenu(api)).shortUrl).pathname;
  return {
    chooser,
    menu: `${chooser}/${id}`,
    dish: `${chooser}/${id}/${pickId}`,
    later: `${chooser}/${later}`,
    code,
    ids: { plain: plainId },
  };
}

/** Addresses at which no menu is: nobody's restaurant, nobody's code, a restaurant that was deleted, and one that serves nothing now. */
export async function pagesWithoutMenu(browser: Browser): Promise<Readonly<Record<string, string>>> {
  const asOwner = async <Result>(work: (api: APIRequestContext, name: string) => Promise<Result>) => {
    const context = await browser.newContext();
    try {
      const { restaurantName } = await register(context.request);
      return await work(context.request, restaurantName);
    } finally {
      await context.close();
    }
  };
  const closed = await asOwner(async (api) => {
    await openAt(api, [{ weekdays: ['MONDAY'], from: '03:00', to: '03:01' }]);
    return (await getRestaurant(api)).restaurantUrl;
  });
  const gone = await asOwner(async (api, name) => {
    const { restaurantUrl } = await getRestaurant(api);
    const data = { name, password: 'Saffron-2026' };
    await api.post('/api/settings/restaurant/deletion', { headers: sameOrigin, data });
    return restaurantUrl;
  });
  return {
    unknown: '/qr-menu/no-such-restaurant',
    'no such code': '/q/zzzzzzzz',
    gone: `/qr-menu/${gone}`,
    closed: `/qr-menu/${closed}`,
  };
}
