import type { MenuDraft, Weekday } from '@cardamom/api-types';

const weekend: Weekday[] = ['SATURDAY', 'SUNDAY'];
const workdays: Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];

/** A menu beside the one of everything; its sections name categories. */
export interface DemoMenu extends Pick<MenuDraft, 'name' | 'description' | 'windows' | 'outsideHours'> {
  sections: DemoSection[];
}

/** A category in a menu, and the dish that stands first in it. */
export interface DemoSection {
  category: string;
  title?: string;
  featured?: string;
}

/** What the menu of everything holds. */
export const allDaySections: DemoSection[] = [
  { category: 'Breakfast', featured: 'Shakshuka' },
  { category: 'Small plates', featured: 'Lime and chilli prawns' },
  { category: 'Soups and salads' },
  { category: 'Curries and bowls', featured: 'Butter chicken' },
  { category: 'From the grill' },
  { category: 'Desserts', featured: 'Lime tart' },
  { category: 'Coffee and tea' },
  { category: 'Cold drinks' },
];

/** Breakfast is hidden once it is over; the evening can be looked forward to. */
export const demoMenus: DemoMenu[] = [
  {
    name: 'Breakfast',
    description: 'From the first coffee until the kitchen turns to lunch.',
    sections: [{ category: 'Breakfast', featured: 'Shakshuka' }, { category: 'Coffee and tea' }],
    windows: [
      { weekdays: workdays, from: '07:30', to: '11:30' },
      { weekdays: weekend, from: '08:30', to: '13:00' },
    ],
    outsideHours: 'HIDE',
  },
  {
    name: 'Evening',
    description: 'With the grill lit, until late on Fridays and Saturdays.',
    sections: [
      { category: 'Small plates', title: 'To begin', featured: 'Lime and chilli prawns' },
      { category: 'From the grill' },
      { category: 'Curries and bowls', featured: 'Butter chicken' },
      { category: 'Desserts' },
      { category: 'Cold drinks', title: 'Drinks' },
    ],
    windows: [
      { weekdays: ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'SUNDAY'], from: '18:00', to: '23:00' },
      { weekdays: ['FRIDAY', 'SATURDAY'], from: '18:00', to: '01:00' },
    ],
    outsideHours: 'SHOW_GREYED',
  },
];
