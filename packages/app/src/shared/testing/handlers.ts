import {
  errorCatalogue,
  errorStatuses,
  operations,
  type ErrorCode,
  type OperationId,
  type Problem,
  type WireOperations,
} from '@cardamom/api-types';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { listOf } from './list-of.ts';
import { guestsNow } from './example-preview.ts';
import { configuration, owner, restaurant } from './fixtures.ts';

type Success<Id extends keyof WireOperations> = WireOperations[Id]['responses'] extends infer Responses
  ? { [Status in keyof Responses & (200 | 201 | 202)]: Responses[Status] }[keyof Responses &
      (200 | 201 | 202)] extends {
      content: { 'application/json': { data: infer Data } };
    }
    ? Data
    : never
  : never;

/** Addresses without an id in them, which those with one must not answer for: `/items/counts` is no item. */
const plain: ReadonlySet<string> = new Set(
  Object.values(operations).flatMap(({ method, path }) => (path.includes('{') ? [] : [`${method} ${path}`])),
);

function register(
  id: OperationId,
  answer: (info: { request: Request }) => Response | Promise<Response>,
  options: { once?: boolean } = {},
): HttpHandler {
  const { method, path } = operations[id];
  const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
  return methods[method](
    path.replaceAll(/\{(\w+)\}/g, ':$1'),
    (info) => {
      const asked = `${method} ${new URL(info.request.url).pathname}`;
      // Nothing leaves it to the next that matches.
      return path.includes('{') && plain.has(asked) ? undefined : answer(info);
    },
    options,
  );
}

/** An operation that answers this, or what this says at the time to what is asked; typed from the contract. */
export function answers<Id extends OperationId & keyof WireOperations>(
  id: Id,
  data: Success<Id> | ((query: URLSearchParams) => Success<Id>),
): HttpHandler {
  const say = typeof data === 'function' ? (data as (query: URLSearchParams) => Success<Id>) : () => data;
  return register(id, ({ request }) => HttpResponse.json({ data: say(new URL(request.url).searchParams) }));
}

/** An operation that does what it is asked and returns nothing (204); `work` keeps what it changed. */
export function succeeds(id: OperationId, work: () => void = () => undefined): HttpHandler {
  return register(id, () => {
    work();
    return new HttpResponse(null, { status: 204 });
  });
}

/** An operation that fails with this code, worded as in the catalogue, or with these fields of the problem. */
export function fails(id: OperationId, code: ErrorCode, details: Partial<Problem> = {}): HttpHandler {
  return failing(id, code, details, false);
}

/** The same for the first call only; give what answers the next one after it. */
export function failsOnce(id: OperationId, code: ErrorCode, details: Partial<Problem> = {}): HttpHandler {
  return failing(id, code, details, true);
}

function failing(id: OperationId, code: ErrorCode, details: Partial<Problem>, once: boolean): HttpHandler {
  const { display, message } = errorCatalogue[code];
  const status = errorStatuses[code];
  const problem: Problem = {
    type: 'about:blank',
    title: code,
    status: status ?? 500,
    code,
    display,
    message,
    errors: [],
    ...details,
  };
  return register(
    id,
    () =>
      HttpResponse.json(problem, {
        status: problem.status,
        headers: {
          'Content-Type': 'application/problem+json',
          ...(code === 'CM_RATE' && { 'Retry-After': '40' }),
        },
      }),
    { once },
  );
}

/** An operation that does not answer while the story is looked at. */
export function waits(id: OperationId): HttpHandler {
  return register(id, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** The profile, in the scheme the story is shown in. */
export function signedInAs(profile = owner): HttpHandler {
  return register('getMyProfile', () =>
    HttpResponse.json({
      data: { ...profile, theme: document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light' },
    }),
  );
}

const allDay = { id: '0198a000-0000-7000-8000-0000000000e1', name: 'All day' };

const days = Array.from({ length: 14 }, (_, index) => ({
  date: `2026-03-${String(index + 1).padStart(2, '0')}`,
  count: 0,
}));

/** What every screen asks: put a story's own handlers before these. */
export const usual: readonly HttpHandler[] = [
  signedInAs(),
  answers('getConfiguration', configuration),
  answers('getRestaurant', restaurant),
  answers('getPublicRestaurant', guestsNow.restaurant),
  answers('listModifierGroups', listOf([])),
  answers('listMenusOfItem', { menus: [allDay], count: 1, screens: 0 }),
  answers('listMenusOfCategory', { menus: [allDay], count: 1, screens: 0 }),
  answers('listMenusOfModifierGroup', { menus: [allDay], count: 1, screens: 0 }),
  answers('listMenusOfItems', { menus: [allDay], count: 1, screens: 0 }),
  answers('countScreensOfMenu', { screens: 0 }),
  answers('listScreens', listOf([])),
  answers('getScreenStates', { screens: [], asOf: guestsNow.at }),
  answers('listAvailability', listOf([])),
  answers('countItems', { statuses: [], gaps: [] }),
  answers('getSetUp', { isDemo: false, isPutAway: true, steps: [] }),
  answers('getScans', { days, before: 0, codes: [], wasScanned: false }),
  answers('listMenus', listOf([])),
  answers('listChanges', listOf([])),
  answers('listImports', listOf([])),
  answers('previewMenus', guestsNow),
  answers('getMenuHealth', { checks: [], menuGaps: [], menuWarnings: [], outdatedPrints: [] }),
];
