import type { PublicScreen } from '@cardamom/api-types';
import { exampleItem, exampleMenu, exampleScreen, idOf } from './example-screen.ts';

/** The stories' noon. */
const asOf = '2026-03-14T12:00:00.000Z';

const lunch = exampleMenu(1, 'Lunch', [
  exampleItem(1, { name: 'Caldo verde' }),
  exampleItem(2, { name: 'Grilled sardines' }),
]);

/** The example on the day of the stories. */
export function storyScreen(changes: Partial<PublicScreen> = {}): PublicScreen {
  return exampleScreen({
    asOf,
    layout: 'BOARD',
    menus: [lunch],
    timetable: [{ from: '2026-03-14T11:30:00.000Z', menuId: idOf('menu', 1) }],
    ...changes,
  });
}

/** A page that is loaded with its faces on a busy machine takes its time, in ms. */
export const patience = { timeout: 10_000 };
