import { name, oneOf, text, type Edited, type Moment } from './edited.ts';
import { memberDraft } from '../world.ts';
import type { House } from './house.ts';
import { rowsOf } from './stored-rows.ts';

const noneHidden = () => null;

/** A dish that goes and comes back. */
async function goingDish(
  house: House,
  draft: object,
): Promise<Pick<Edited, 'hide' | 'bringBack' | 'hidden'>> {
  const sizes = [{ kind: 'PRICED', price: 1 }];
  const dish = await house.add('Item', { name: 'Harira', sizes, ...draft });
  return {
    hide: () => house.remove('Item', dish),
    bringBack: () => house.restore('Item', dish),
    hidden: noneHidden,
  };
}

/** A category whose only dish goes and comes back. */
export async function editedCategory(house: House): Promise<Edited> {
  const pictures = [await house.addPicture(), await house.addPicture()];
  const id = await house.add('Category', { name: 'Soups', imageId: pictures[0], description: 'Hot' });
  return {
    table: 'category',
    id,
    history: 'CATEGORY',
    ...(await goingDish(house, { categoryIds: [id] })),
    fields: {
      name: name('Soups'),
      description: text('description', 'Hot'),
      kind: oneOf('kind', 'SOUP', 'SALAD'),
      imageId: oneOf('image_id', ...pictures),
      isActive: oneOf('is_active', true, false),
    },
    request: (patch, version) => ({
      params: { categoryId: id },
      body: patch,
      headers: { 'if-match': `"${version}"` },
    }),
  };
}

/** A modifier group with an option that is sold out, whose dish goes and comes back. */
export async function editedGroup(house: House): Promise<Edited> {
  const allergens = { isDeclared: true, contains: ['FISH'], mayContain: [] };
  const id = await house.add('ModifierGroup', {
    name: 'Side',
    options: [
      { name: 'Rice', priceDelta: 50, allergens },
      { name: 'Naan', caloriesDelta: 90, isDefault: true },
    ],
  });
  const [rice] = rowsOf(await house.rows(), 'modifier_option', 'modifier_group_id', id);
  await house.request('setOptionAvailability', {
    params: { optionId: String(rice?.['id']) },
    body: { state: 'SOLD_OUT', until: null },
  });
  const categoryId = await house.add('Category', { name: 'Mains' });
  const options = ({ n, rows }: Moment) => {
    const [one, other] = rowsOf(rows, 'modifier_option', 'modifier_group_id', id);
    const kept = { id: one?.['id'], name: `Rice ${n}`, priceDelta: n };
    return [n % 2 === 0 ? { name: `Naan ${n}` } : { id: other?.['id'], name: String(other?.['name']) }, kept];
  };
  return {
    table: 'modifier_group',
    id,
    history: 'MODIFIER_GROUP',
    ...(await goingDish(house, { categoryIds: [categoryId], modifierGroupIds: [id] })),
    fields: {
      name: name('Side'),
      guestName: text('guest_name', 'Your side'),
      minimum: oneOf('minimum', 0, 1),
      maximum: oneOf('maximum', 1, 2, null),
      options: { next: options, writes: ['modifier_option'] },
      externalRef: text('external_ref', 'POS'),
      isActive: oneOf('is_active', true, false),
    },
    request: (patch, version) => ({
      params: { modifierGroupId: id },
      body: patch,
      headers: { 'if-match': `"${version}"` },
    }),
  };
}

/** A category that goes and comes back. */
function goingCategory(house: House, category: string): Pick<Edited, 'hide' | 'bringBack' | 'hidden'> {
  return {
    hide: () => house.remove('Category', category),
    bringBack: () => house.restore('Category', category),
    hidden: noneHidden,
  };
}

/** The service charge, of which nothing can be hidden. */
export async function editedServiceCharge(house: House): Promise<Edited> {
  const first = { body: { rate: 5000 }, headers: { 'if-match': '"1"' } };
  const { id } = (await house.request('updateServiceCharge', first)) as { id: string };
  return {
    table: 'service_charge',
    id,
    history: 'SERVICE_CHARGE',
    hide: () => Promise.resolve(),
    bringBack: () => Promise.resolve(),
    hidden: noneHidden,
    fields: {
      type: oneOf('type', 'PERCENTAGE', 'FIXED'),
      rate: { next: ({ n }) => 5000 + n, writes: ['rate'] },
      treatment: oneOf('treatment', 'EXCLUDED', 'INCLUDED'),
      purpose: text('purpose', 'the team'),
      shortLine: text('short_line', '+ service'),
      isActive: oneOf('is_active', true, false),
    },
    request: (patch, version) => ({ body: patch, headers: { 'if-match': `"${version}"` } }),
  };
}

/** The settings of the QR menu, of which nothing can be hidden. */
export async function editedQrMenuSettings(house: House): Promise<Edited> {
  const { id } = (await house.request('getQrMenuSettings')) as { id: string };
  return {
    table: 'qr_menu_settings',
    id,
    history: 'QR_MENU_SETTINGS',
    hide: () => Promise.resolve(),
    bringBack: () => Promise.resolve(),
    hidden: noneHidden,
    fields: {
      showsPrice: oneOf('shows_price', true, false),
      showsIngredients: oneOf('shows_ingredients', true, false),
      showsAllergens: oneOf('shows_allergens', true, false),
      showsCalories: oneOf('shows_calories', true, false),
      look: oneOf('look', 'CANDLE', 'GRIDDLE'),
      accentColour: oneOf('accent_colour', '#102030', '#a0b0c0'),
    },
    request: (patch, version) => ({ body: patch, headers: { 'if-match': `"${version}"` } }),
  };
}

/** The settings of the digital menu, of which a category goes and comes back that it names. */
export async function editedDigitalMenuSettings(house: House): Promise<Edited> {
  const { id } = (await house.request('getDigitalMenuSettings')) as { id: string };
  const categories = [
    await house.add('Category', { name: 'Soups' }),
    await house.add('Category', { name: 'Pies' }),
  ];
  return {
    table: 'digital_menu_settings',
    id,
    history: 'DIGITAL_MENU_SETTINGS',
    ...goingCategory(house, categories[0] ?? ''),
    fields: {
      layout: oneOf('layout', 'SPOTLIGHT', 'MIXED'),
      categoryIds: oneOf('category_ids', categories, categories.toReversed()),
      itemSeconds: { next: ({ n }) => 3 + (n % 57), writes: ['item_seconds'] },
      isLongerForText: oneOf('is_longer_for_text', true, false),
      showsPrice: oneOf('shows_price', true, false),
      showsIngredients: oneOf('shows_ingredients', true, false),
      showsAllergens: oneOf('shows_allergens', true, false),
      showsCalories: oneOf('shows_calories', true, false),
      showsLogo: oneOf('shows_logo', true, false),
      showsClock: oneOf('shows_clock', true, false),
      showsSoldOut: oneOf('shows_sold_out', true, false),
      isDark: oneOf('is_dark', true, false),
    },
    request: (patch, version) => ({ body: patch, headers: { 'if-match': `"${version}"` } }),
  };
}

/** A screen, of which a category goes and comes back that it names. */
export const editedScreen =
  (edited: (house: House) => Promise<Edited>) =>
  async (house: House): Promise<Edited> => {
    const screen = await edited(house);
    const menus = [await house.add('Menu', { name: 'Lunch' }), await house.add('Menu', { name: 'Evening' })];
    const categories = [
      await house.add('Category', { name: 'Soups' }),
      await house.add('Category', { name: 'Pies' }),
    ];
    return {
      ...screen,
      ...goingCategory(house, categories[0] ?? ''),
      fields: {
        ...screen.fields,
        menuId: oneOf('menu_id', ...menus, null),
        categoryIds: oneOf('category_ids', categories, categories.toReversed(), null),
      },
    };
  };

/** The restaurant itself. */
export async function editedRestaurant(house: House): Promise<Edited> {
  const pictures = [await house.addPicture(), await house.addPicture()];
  const { id } = (await house.request('getRestaurant')) as { id: string };
  const category = await house.add('Category', { name: 'Soups' });
  const picture = (role: string) => ({
    next: ({ rows }: Moment) =>
      pictures.find((other) => other !== rows.get(`restaurant_image ${role}`)?.['image_id']),
    writes: [`restaurant_image ${role}`],
  });
  return {
    table: 'restaurant',
    id,
    history: 'RESTAURANT',
    ...goingCategory(house, category),
    fields: {
      restaurantUrl: { next: ({ n }) => `house-${id.slice(-12)}-${n}`, writes: ['restaurant_slug'] },
      businessEmail: { next: ({ n }) => `hello${n}@example.com`, writes: ['business_email'] },
      phone: {
        next: ({ n }) => ({ prefix: '+351', number: String(912_000_000 + n) }),
        writes: ['phone_prefix', 'phone_number'],
      },
      defaultCurrency: oneOf('default_currency', 'EUR', 'USD'),
      defaultLanguage: oneOf('default_language', 'pt-PT', 'fr'),
      openingHours: {
        next: ({ n }) => ({
          windows: [{ weekdays: ['MONDAY'], from: '10:00', to: `2${n % 4}:00` }],
          exceptions: [{ date: '2026-12-25', hours: [] }],
        }),
        writes: ['opening_hours'],
      },
      businessDayEndsAt: oneOf('business_day_ends_at', '04:00', '05:30'),
      timeZone: oneOf('time_zone', 'Europe/Lisbon', 'Europe/Madrid'),
      address: text('address', 'Rua'),
      restaurantType: oneOf('restaurant_type', 'BAR', 'CAFE'),
      orderTypes: oneOf('order_types', ['DINE_IN'], ['TAKE_AWAY']),
      logoId: picture('LOGO'),
      photoId: picture('PHOTO'),
    },
    request: (patch, version) => ({ body: patch, headers: { 'if-match': `"${version}"` } }),
  };
}

/** The owner's own record, beside a category that goes and comes back. */
export async function editedProfile(house: House): Promise<Edited> {
  const { id } = (await house.request('getMyProfile')) as { id: string };
  const category = await house.add('Category', { name: 'Soups' });
  return {
    table: 'staff',
    id,
    history: null,
    ...goingCategory(house, category),
    fields: {
      name: text('name', 'Ola'),
      lastName: text('last_name', 'Lima'),
      phone: {
        next: ({ n }) => ({ prefix: '+351', number: String(912_000_000 + n) }),
        writes: ['phone_prefix', 'phone_number'],
      },
    },
    request: (patch, version) => ({ body: patch, headers: { 'if-match': `"${version}"` } }),
  };
}

/** A picture whose category goes and comes back. */
export async function editedPicture(house: House): Promise<Edited> {
  const id = await house.addPicture();
  const category = await house.add('Category', { name: 'Soups', imageId: id });
  return {
    table: 'image',
    id,
    history: null,
    ...goingCategory(house, category),
    fields: { altText: text('alt_text', 'A dish') },
    request: (patch, version) => ({
      params: { imageId: id },
      body: patch,
      headers: { 'if-match': `"${version}"` },
    }),
  };
}

/** A colleague, beside a category that goes and comes back. */
export async function editedMember(house: House): Promise<Edited> {
  const pictures = [await house.addPicture(), await house.addPicture()];
  const category = await house.add('Category', { name: 'Soups' });
  const draft = memberDraft('Rosa', { lastName: 'Lima', position: 'Waiter', pictureId: pictures[0] });
  const { id } = (await house.request('createStaffMember', { body: draft })) as { id: string };
  return {
    table: 'staff',
    id,
    // A PIN is stored as a digest, which no undo can bring back.
    history: null,
    ...goingCategory(house, category),
    fields: {
      name: name('Rosa'),
      lastName: { ...text('last_name', 'Lima'), writes: ['last_name', 'name_key'] },
      position: text('position', 'Waiter'),
      phone: {
        next: ({ n }) => ({ prefix: '+351', number: String(912_000_000 + n) }),
        writes: ['phone_prefix', 'phone_number'],
      },
      pin: { next: ({ n }) => String(900_000 + n), writes: ['pin_digest'] },
      permissions: oneOf('permissions', ['POS'], ['MENU_MANAGEMENT', 'POS']),
      defaultLanguage: { next: () => 'en', writes: ['default_language'] },
      theme: oneOf('theme', 'dark', 'light'),
      pictureId: oneOf('image_id', ...pictures),
      isActive: { ...oneOf('is_active', true, false), writes: ['is_active', 'sessions_since'] },
    },
    request: (patch, version) => ({
      params: { staffId: id },
      body: patch,
      headers: { 'if-match': `"${version}"` },
    }),
  };
}
