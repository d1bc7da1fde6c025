import type { DigitalMenuSettingsPatch, Screen } from '@cardamom/api-types';
import { expect } from 'vitest';
import type { Owner, TestServer } from './server.ts';

/** An owner with a dish in each of three categories, and what screens are tried with. */
export type ScreenOwner = Awaited<ReturnType<typeof screenOwner>>;

/** Registers a restaurant with soups, pies and wines, a dish of each. */
export async function screenOwner(server: TestServer) {
  const owner: Owner = await server.registerRestaurant();

  async function idOf(
    operationId: 'createCategory' | 'createItem' | 'createMenu',
    body: object,
  ): Promise<string> {
    const answer = await owner.request(operationId, { body });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.data.id as string;
  }
  const addDish = (name: string, categoryId: string, more: object = {}) =>
    idOf('createItem', {
      name,
      categoryIds: [categoryId],
      sizes: [{ kind: 'PRICED', price: 750 }],
      ingredients: ['Salt'],
      calories: 420,
      story: 'A long one.',
      allergens: { isDeclared: true, contains: ['CELERY'], mayContain: [] },
      ...more,
    });
  const addScreen = async (body: object = {}): Promise<Screen> =>
    (await owner.request('createScreen', { body: { name: 'Bar', ...body } })).body.data;
  async function set(body: DigitalMenuSettingsPatch): Promise<void> {
    const { version } = (await owner.request('getDigitalMenuSettings')).body.data;
    const headers = { 'if-match': `"${version}"` };
    const answer = await owner.request('updateDigitalMenuSettings', { body, headers });
    expect(answer.status, answer.text).toBe(200);
  }

  const categories = {
    soups: await idOf('createCategory', { name: 'Soups' }),
    pies: await idOf('createCategory', { name: 'Pies' }),
    wines: await idOf('createCategory', { name: 'Wines' }),
  };
  await addDish('Lentil soup', categories.soups);
  await addDish('Leek pie', categories.pies);
  await addDish('Vinho verde', categories.wines);
  return { owner, categories, idOf, addDish, addScreen, set };
}
