import type { APIRequestContext } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainKinds } from '../../packages/api-types/src/plain-kinds.gen.ts';
import { create, createCategory, createItem, createModifierGroup, createPerson, firstMenu } from './api.ts';

const routes = join(import.meta.dirname, '../../packages/app/src/routes');

/** The routes whose files lie in a folder of the app's routes, as its router writes them: `items/index.tsx` is `/items`. */
function routesIn(folder: string): string[] {
  return readdirSync(join(routes, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `/${file.replace(/\.tsx$/u, '').replace(/(^|\/)index$/u, '')}`)
    .toSorted();
}

/** The name of what a route takes an id of: `discountId`; undefined for a route that takes none. */
const parameterOf = (route: string) => /\$(\w+)$/u.exec(route)?.[1];

/** Every route of the back office. */
export const officeRoutes = routesIn('_office');

/** Every page of the back office that needs no id. */
export const officePages = officeRoutes
  .filter((route) => parameterOf(route) === undefined)
  .map((route) => (route === '/$' ? '/no-such-page' : route));

/** Pages that open to somebody who is signed out. */
export const signedOutPages = routesIn('_public');

/** A small menu, and one of each other kind, with long names; returns the paths of their forms. */
export async function pagesOfOneDish(request: APIRequestContext): Promise<string[]> {
  const categoryId = await createCategory(request, 'Slow-roasted Mediterranean specialities');
  const made: Record<string, string> = {
    categoryId,
    itemId: await createItem(request, {
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück',
      price: 123_450,
      categoryIds: [categoryId],
      ingredients: ['Sourdough', 'Preserved lemons from the terrace'],
    }),
    menuId: (await firstMenu(request)).id,
    modifierGroupId: await createModifierGroup(request, 'Accompaniments from the wood-fired oven', [
      'Straciatella with smoked aubergine',
    ]),
    staffId: await createPerson(request, 'Wilhelmina-Alexandra'),
  };
  const parameters = new Set(officeRoutes.map(parameterOf));
  for (const { one, path, example } of plainKinds) {
    const parameter = `${one.charAt(0).toLowerCase()}${one.slice(1)}Id`;
    const name = `${example.name} of the neighbourhood association by the wood-fired oven`;
    if (parameters.has(parameter)) made[parameter] = await create(request, path, { ...example, name });
  }
  return officeRoutes.flatMap((route) => {
    const parameter = parameterOf(route);
    if (parameter === undefined) return [];
    const id = made[parameter];
    if (id === undefined) throw new Error(`${route} needs one that is made here`);
    return [route.replace(`$${parameter}`, id)];
  });
}
