import { describe, expect, test } from 'vitest';
import { pathParameters, sharedParts, type Operation } from './shared-parts.ts';

const one = '/online-menu/items/{itemId}';
const all = '/online-menu/items';
const publicly: Operation = { 'x-access': 'public' };
const signedIn: Operation = { 'x-access': 'session' };
const permitted: Operation = { 'x-access': { anyOf: ['MENU_MANAGEMENT'] } };
const withBody = (operation: Operation): Operation => ({ ...operation, requestBody: {} });

const statuses = (path: string, method: string, operation: Operation, parameters: string[] = []) =>
  Object.keys(sharedParts(path, method, operation, parameters).answers).map(Number);

const keyOf = (method: string, operation: Operation) => sharedParts(all, method, operation, []).parameters;

describe('an operation says by itself', () => {
  test('that it can fail and be asked too often, whoever asks', () => {
    expect(statuses(all, 'get', publicly)).toEqual([400, 429, 500, 503]);
  });

  test('that a session and a permission may be missing, unless it is public', () => {
    expect(statuses(all, 'get', signedIn)).toEqual([400, 401, 403, 429, 500, 503]);
    expect(statuses(all, 'get', permitted)).toEqual(statuses(all, 'get', signedIn));
  });

  test('that what its path names may not be there', () => {
    expect(statuses(one, 'get', signedIn)).toEqual([400, 401, 403, 404, 429, 500, 503]);
  });

  test('that what is sent may be too large, and may come from another site, also without a session', () => {
    expect(statuses(all, 'post', publicly)).toEqual([400, 403, 413, 429, 500, 503]);
  });

  test('that what is sent may be wrong, also without a session', () => {
    expect(statuses(all, 'post', withBody(publicly))).toEqual([400, 403, 413, 422, 429, 500, 503]);
  });

  test('that somebody else saved first or no version was named, where it takes a version', () => {
    const answers = statuses(one, 'patch', withBody(permitted), ['IfMatch']);
    expect(answers).toEqual([400, 401, 403, 404, 412, 413, 422, 428, 429, 500, 503]);
  });
});

describe('an Idempotency-Key', () => {
  test('is taken by whatever a signed-in person writes, which can be wrong because of it', () => {
    for (const method of ['post', 'put', 'patch', 'delete'])
      expect(keyOf(method, permitted)).toEqual(['IdempotencyKey']);
    expect(statuses(all, 'post', permitted)).toContain(422);
  });

  test('is taken by nothing that is read or public', () => {
    expect([...keyOf('get', permitted), ...keyOf('post', publicly)]).toEqual([]);
  });

  test('is not taken where the operation says so, and then only a body can be wrong', () => {
    const once = { ...permitted, 'x-repeatable': false };
    expect(keyOf('post', once)).toEqual([]);
    expect(statuses(all, 'post', once)).not.toContain(422);
    expect(statuses(all, 'post', withBody(once))).toContain(422);
  });

  test('is not spoken of where it goes without saying', () => {
    for (const [method, operation] of [
      ['get', { ...permitted, 'x-repeatable': false }],
      ['post', { ...publicly, 'x-repeatable': false }],
      ['post', { ...permitted, 'x-repeatable': true }],
    ] as const)
      expect(() => sharedParts(all, method, operation, [])).toThrow('x-repeatable');
  });
});

test('the parameters of a path are those in its braces, in order', () => {
  expect(pathParameters('/restaurants/{restaurantUrl}/menus/{menuId}')).toEqual(['RestaurantUrl', 'MenuId']);
  expect(pathParameters('/restaurants')).toEqual([]);
});
