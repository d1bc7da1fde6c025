import type { DateRange } from '../components/DateRangeField/index.ts';
import type { MenuSection } from '../components/SectionsEditor/index.ts';
import type { Weekday } from '../components/WeekdayPicker/index.ts';

/** When a menu is on: days of the week, and from when to when. */
export interface ScheduleWindow {
  id: string;
  weekdays: readonly Weekday[];
  from: string | null;
  to: string | null;
}

/** What the editor of a menu holds. */
export interface MenuDraft {
  name: string;
  description: string;
  sections: readonly MenuSection[];
  windows: readonly ScheduleWindow[];
  dates: DateRange;
  /** What guests see of it while it is not on. */
  outsideHours: string;
  channels: readonly string[];
}

/** The evening menu of Cardamom & Lime. */
export const eveningMenu: MenuDraft = {
  name: 'Evening',
  description: 'From 18:00, with the grill lit.',
  sections: [
    {
      id: 'starters',
      title: 'To begin',
      category: 'Starters',
      items: [
        { id: 'hummus', name: 'Hummus with warm flatbread', price: '€7.80', isHidden: false },
        { id: 'soup', name: 'Lentil soup with lemon', price: '€6.90', isHidden: true },
      ],
    },
    {
      id: 'grill',
      title: 'From the grill',
      items: [
        { id: 'bass', name: 'Sea bass with fennel', price: '€24.80', isHidden: false },
        { id: 'sirloin', name: 'Sirloin, dry-aged 28 days', price: 'Market price', isHidden: false },
        { id: 'vegetables', name: 'Grilled vegetables of the week', price: '€9.90', isHidden: false },
      ],
    },
    {
      id: 'desserts',
      title: 'Desserts',
      items: [{ id: 'tart', name: 'Lime tart', price: '€5.90', isHidden: false }],
    },
  ],
  windows: [
    { id: 'week', weekdays: [2, 3, 4], from: '18:00', to: '23:00' },
    { id: 'weekend', weekdays: [5, 6], from: '18:00', to: '01:00' },
  ],
  dates: { start: '2026-03-01', end: '2026-05-31' },
  outsideHours: 'greyed',
  channels: ['qr', 'screens'],
};

/** A menu that is to be made. */
export const newMenu: MenuDraft = {
  name: '',
  description: '',
  sections: [],
  windows: [],
  dates: { start: null, end: null },
  outsideHours: 'hide',
  channels: ['qr'],
};

/** Whether a window ends on the day after it began. */
export function crossesMidnight({ from, to }: ScheduleWindow): boolean {
  return from !== null && to !== null && to < from;
}
