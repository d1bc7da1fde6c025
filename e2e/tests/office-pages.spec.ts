import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { officeRoutes, signedOutPages } from '../support/office-pages.ts';
import { expect, test } from '../support/test.ts';

/** The routes whose files lie in a folder of the app's routes: `items/index.tsx` is `/items`. */
function routesIn(folder: string): string[] {
  const root = join(import.meta.dirname, '../../packages/app/src/routes', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`)
    .toSorted();
}

test('every page of the back office is walked through by keyboard, read at 200 % text and held to axe', () => {
  expect(Object.keys(officeRoutes).toSorted()).toEqual(routesIn('_office'));
  expect([...signedOutPages].toSorted()).toEqual(routesIn('_public'));
});
