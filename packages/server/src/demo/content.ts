import { breakfast } from './categories/breakfast.ts';
import { coldDrinks } from './categories/cold-drinks.ts';
import { curriesAndBowls } from './categories/curries-and-bowls.ts';
import { desserts } from './categories/desserts.ts';
import { grill } from './categories/grill.ts';
import { hotDrinks } from './categories/hot-drinks.ts';
import { smallPlates } from './categories/small-plates.ts';
import { soupsAndSalads } from './categories/soups-and-salads.ts';
import type { DemoContent } from './types.ts';

/** "Cardamom & Lime", the believable bistro a first start shows (docs/rules.md, Demo); people and numbers are invented. */
export const demoContent: DemoContent = {
  restaurant: {
    name: 'Cardamom & Lime',
    restaurantUrl: 'cardamom-and-lime',
    restaurantType: 'BISTRO',
    orderTypes: ['DINE_IN', 'TAKE_AWAY'],
    businessEmail: 'hello@cardamom-and-lime.example',
    phone: { prefix: '+351', number: '210000270' },
    address: 'Rua das Hortas 27, 1200-270 Lisboa',
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    openingHours: {
      windows: [
        { weekdays: ['MONDAY'], from: '07:30', to: '18:00' },
        { weekdays: ['TUESDAY', 'WEDNESDAY', 'THURSDAY'], from: '07:30', to: '23:00' },
        { weekdays: ['FRIDAY'], from: '07:30', to: '01:00' },
        { weekdays: ['SATURDAY'], from: '08:30', to: '01:00' },
        { weekdays: ['SUNDAY'], from: '08:30', to: '23:00' },
      ],
      exceptions: [],
    },
    logo: 'logo',
    photo: 'restaurant-table',
  },
  menu: { name: 'All day', description: 'Everything our kitchen and bar make.' },
  categories: [
    breakfast,
    smallPlates,
    soupsAndSalads,
    curriesAndBowls,
    grill,
    desserts,
    hotDrinks,
    coldDrinks,
  ],
  discounts: [
    { name: 'Happy hour', type: 'PERCENTAGE', amount: 20_000 },
    { name: 'Regulars', type: 'PERCENTAGE', amount: 7500 },
    { name: 'Lunch voucher', type: 'FIXED', amount: 250 },
    { name: 'Opening week', type: 'PERCENTAGE', amount: 50_000, isActive: false },
  ],
  printers: [
    { name: 'Kitchen pass', type: 'KITCHEN', address: '192.168.1.40' },
    { name: 'Front counter', type: 'CASHIER', address: '192.168.1.41' },
    { name: 'Bar', type: 'BAR', paperWidth: 58, address: '192.168.1.42' },
  ],
  tableSections: [
    {
      name: 'Dining room',
      tableCount: 8,
      tables: [
        { position: 1, label: 'Window 1', seats: 2 },
        { position: 2, label: 'Window 2', seats: 2 },
        { position: 8, label: 'Long table', seats: 10 },
      ],
    },
    { name: 'Terrace', tableCount: 4, tables: [{ position: 4, seats: 6 }] },
  ],
  screens: [
    { name: 'Bar', layout: 'SPOTLIGHT', categories: ['Cold drinks', 'Small plates', 'Desserts'] },
    {
      name: 'Counter',
      layout: 'BOARD',
      turn: 'LEFT',
      categories: ['Coffee and tea', 'Breakfast', 'Desserts'],
    },
  ],
  taxes: [{ name: 'VAT', rate: 13_000, treatment: 'INCLUDED' }],
  serviceCharge: {
    type: 'PERCENTAGE',
    rate: 5000,
    treatment: 'EXCLUDED',
    purpose: 'everybody who works here today',
    shortLine: '+ 5% service',
    isActive: true,
  },
  staff: [
    {
      name: 'Maya',
      lastName: 'Haddad',
      email: 'maya@cardamom-and-lime.example',
      position: 'Owner',
      phone: { prefix: '+351', number: '910000271' },
      permissions: ['ALL'],
      isOwner: true,
    },
    {
      name: 'Tomás',
      lastName: 'Ferreira',
      email: 'tomas@cardamom-and-lime.example',
      position: 'Head chef',
      phone: { prefix: '+351', number: '910000272' },
      permissions: ['MENU_MANAGEMENT', 'ONLINE_MENU'],
      isOwner: false,
    },
    {
      name: 'Priya',
      lastName: 'Nair',
      email: 'priya@cardamom-and-lime.example',
      position: 'Restaurant manager',
      phone: { prefix: '+351', number: '910000273' },
      permissions: ['ONLINE_MENU', 'MENU_MANAGEMENT', 'LINK_TO_MENU', 'SETTINGS'],
      isOwner: false,
    },
    {
      name: 'Leon',
      lastName: 'Okafor',
      email: 'leon@cardamom-and-lime.example',
      position: 'Waiter',
      phone: { prefix: '+351', number: '910000274' },
      permissions: ['POS'],
      isOwner: false,
    },
  ],
};
