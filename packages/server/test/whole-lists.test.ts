import type { Item, ListJob } from '@cardamom/api-types';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../src/composition/app.ts';
import { createLog } from '../src/http/log.ts';
import { toJson } from '../src/database/json-text.ts';
import { findJob, removeOldJobs } from '../src/list-jobs/repository.ts';
import { createItems } from '../src/online-menu/items/service.ts';
import { setClock } from '../src/shared/clock.ts';
import { newId } from '../src/shared/ids.ts';
import { portions } from '../src/shared/portions.ts';
import { longestPause } from './support/pauses.ts';
import { startProcess } from './support/processes.ts';
import { startTestServer, type Owner, type TestAnswer, type TestServer } from './support/server.ts';

const patience = { timeout: 50_000, interval: 50 };
/** As long as it may take to notice that a process was killed; one that only fell silent is waited for much longer. */
const soon = { timeout: 5000, interval: 50 };
const many = 2500;
const dayMs = 24 * 60 * 60 * 1000;

let server: TestServer;
let owner: Owner;
let restaurantId: string;
let categoryId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.registerRestaurant();
  restaurantId = owner.profile.restaurant.id;
  categoryId = (await owner.request('createCategory', { body: { name: 'All' } })).body.data.id;
});

/** Adds so many items, called `Dish 0000` and so on; returns them in this order. */
async function addDishes(count: number, word = 'Dish'): Promise<Item[]> {
  const drafts = Array.from({ length: count }, (_, index) => ({
    name: `${word} ${String(index).padStart(4, '0')}`,
    categoryIds: [categoryId],
    sizes: [{ kind: 'PRICED' as const, price: 900 }],
  }));
  const added: Item[] = [];
  for (const portion of portions(drafts))
    added.push(
      ...(await server.database.inRestaurant(restaurantId, (tx) =>
        createItems(tx, owner.profile.id, portion),
      )),
    );
  return added;
}

type Whole = { filter?: object; except?: readonly string[]; expectedCount: number };

const changeAll = (action: string, { filter = {}, except = [], expectedCount }: Whole): Promise<TestAnswer> =>
  owner.request('bulkChangeItems', { body: { action, allOf: { filter, except, expectedCount } } });
const undo = (batchId: string) => owner.request('undoChangeBatch', { params: { batchId } });
const jobNow = async ({ id }: Pick<ListJob, 'id'>): Promise<ListJob> =>
  (await owner.request('getListJob', { params: { jobId: id } })).body.data;
const total = async (query: Record<string, string> = {}): Promise<number> =>
  (await owner.request('listItems', { query: { ...query, limit: '1' } })).body.data.page.total;
const changesIn = async (batchId: string): Promise<number> =>
  (await owner.request('listChanges', { query: { batchId, limit: '1' } })).body.data.page.total;
const rename = ({ id }: Item, name: string) =>
  owner.request('updateItem', { params: { itemId: id }, headers: { 'if-match': '"1"' }, body: { name } });

/** The job that an answer began, once it is no longer running. */
async function ended({ status, body }: TestAnswer): Promise<ListJob> {
  expect(status).toBe(202);
  const { job } = body.data as { job: ListJob };
  await expect.poll(async () => (await jobNow(job)).state, patience).not.toBe('RUNNING');
  return jobNow(job);
}

/** What is stored of the items, as all of history: tells whether anything was written. */
const stored = () =>
  server.database.readRestaurant(restaurantId, async (tx) => {
    const items = await tx.selectFrom('item').selectAll().orderBy('id').execute();
    const changes = await tx.selectFrom('change').select('id').orderBy('id').execute();
    const jobs = await tx.selectFrom('list_job').selectAll().orderBy('id').execute();
    return JSON.stringify([items, changes, jobs]);
  });

describe('all of a list', () => {
  test('is refused, and nothing is written, when its count has changed', async () => {
    const [first] = await addDishes(3);
    const before = await stored();
    const answer = await changeAll('DELETE', { expectedCount: 4 });
    expect([answer.status, answer.body.code, answer.body.current]).toEqual([
      409,
      'CM_CONFLICT',
      { count: 3 },
    ]);
    expect(answer.body.message).toBe(
      'This was saved elsewhere in the meantime. (3 entries match now, not 4)',
    );
    const without = await changeAll('DELETE', { expectedCount: 3, except: [first?.id ?? ''] });
    expect(without.body.current).toEqual({ count: 2 });
    expect(await stored()).toBe(before);
  });

  test('is what its filter finds, without the excepted ones', async () => {
    const [spared] = await addDishes(5);
    await addDishes(2, 'Drink');
    const unknown = newId();
    const except = [spared?.id ?? '', unknown];
    const job = await ended(
      await changeAll('DEACTIVATE', { filter: { search: 'dish', categoryId }, except, expectedCount: 4 }),
    );
    expect(job).toMatchObject({ state: 'DONE', done: 4, total: 4, refused: [], refusedCount: 0 });
    expect([await total({ isActive: 'false' }), await total({ isActive: 'true' })]).toEqual([4, 3]);
    const itemId = spared?.id ?? '';
    expect((await owner.request('getItem', { params: { itemId } })).body.data).toMatchObject({ version: 1 });
  });

  test('names exactly one of the two', async () => {
    const [one] = await addDishes(1);
    const entities = [{ id: one?.id, version: 1 }];
    const allOf = { filter: {}, except: [], expectedCount: 1 };
    for (const body of [{ action: 'DELETE' }, { action: 'DELETE', entities, allOf }])
      expect((await owner.request('bulkChangeItems', { body })).status).toBe(422);
    expect(await total()).toBe(1);
  });

  test('of thousands is done in pieces that others pass between, and undone at once', async () => {
    const dishes = await addDishes(many);
    const last = dishes.at(-1) as Item;
    const begun = await changeAll('DELETE', { expectedCount: many });
    expect(begun.body.data.job).toMatchObject({ state: 'RUNNING', done: 0, total: many });
    expect((await rename(last, 'Saved meanwhile')).status).toBe(200);
    const meanwhile = await jobNow(begun.body.data.job);
    expect(meanwhile.state).toBe('RUNNING');
    expect(meanwhile.done).toBeLessThan(many);

    const job = await ended(begun);
    expect(job).toMatchObject({ state: 'DONE', done: many, refusedCount: 1, problem: null });
    expect(job.refused).toMatchObject([{ id: last.id, name: 'Saved meanwhile', code: 'CM_CONFLICT' }]);
    expect([await total(), await changesIn(job.batchId)]).toEqual([1, many - 1]);

    const undone = await ended(await undo(job.batchId));
    expect(undone).toMatchObject({ state: 'DONE', done: many - 1, total: many - 1, refusedCount: 0 });
    expect([await total(), await changesIn(undone.batchId)]).toEqual([many, many - 1]);
    const { items } = (await owner.request('listItems', { query: { limit: '1000' } })).body.data;
    expect(new Set((items as Item[]).map(({ name, version }) => `${name.slice(0, 4)} ${version}`))).toEqual(
      new Set(['Dish 3']),
    );
    // And taken back in turn.
    expect(await ended(await undo(undone.batchId))).toMatchObject({ state: 'DONE', refusedCount: 0 });
    expect(await total()).toBe(1);
  });

  test('holds nobody up', async () => {
    await addDishes(many);
    const done = await longestPause(async () =>
      ended(await changeAll('DEACTIVATE', { expectedCount: many })),
    );
    expect(done.result.state).toBe('DONE');
    const back = await longestPause(async () => ended(await undo(done.result.batchId)));
    expect(back.result).toMatchObject({ state: 'DONE', refusedCount: 0 });
    expect(Math.max(done.pauseMs, back.pauseMs)).toBeLessThan(100);
    expect(await total({ isActive: 'true' })).toBe(many);
  });

  test('is changed by one at a time in a restaurant', async () => {
    await addDishes(600);
    const begun = await changeAll('DEACTIVATE', { expectedCount: 600 });
    const second = await changeAll('DELETE', { expectedCount: 600 });
    expect([second.status, second.body.code]).toEqual([429, 'CM_RATE']);
    expect(second.body.message).toMatch(/^Another change of many entries is still running/u);
    expect((await undo(begun.body.data.job.batchId)).status).toBe(429);
    const job = await ended(begun);
    expect(job.state).toBe('DONE');
    // Few enough to be taken back within the request.
    expect((await undo(job.batchId)).body.data).toMatchObject({ count: 600, refused: [] });
  });

  test('is begun once for an Idempotency-Key', async () => {
    await addDishes(300);
    const headers = { 'idempotency-key': newId() };
    const body = { action: 'DELETE', allOf: { filter: {}, except: [], expectedCount: 300 } };
    const [first, again] = [
      await owner.request('bulkChangeItems', { headers, body }),
      await owner.request('bulkChangeItems', { headers, body }),
    ];
    expect(again.body).toEqual(first.body);
    expect(await changesIn((await ended(first)).batchId)).toBe(300);
  });

  test('names the first fifty that stayed, and counts all', async () => {
    await addDishes(1);
    for (let index = 0; index < 60; index += 1) {
      const { body } = await owner.request('createCategory', { body: { name: `Group ${index}` } });
      const sizes = [{ kind: 'PRICED', price: 100 }];
      await owner.request('createItem', {
        body: { name: `Held ${index}`, categoryIds: [body.data.id], sizes },
      });
    }
    const allOf = { filter: {}, except: [], expectedCount: 61 };
    const job = await ended(
      await owner.request('bulkChangeCategories', { body: { action: 'DELETE', allOf } }),
    );
    expect([job.state, job.refused.length, job.refusedCount]).toEqual(['DONE', 50, 61]);
    expect(job.refused[0]).toMatchObject({ code: 'OM_003', dependencyCount: 1 });
  });
});

/** A further server on the same installation, as the one that is to go. */
async function another(): Promise<FastifyInstance> {
  const { config, keys, database } = server;
  const app = await buildApp({ config, keys, database, log: createLog({ ...config, logLevel: 'silent' }) });
  await app.ready();
  return app;
}

const ofAll = { action: 'DELETE', allOf: { filter: {}, except: [], expectedCount: many } };
const cookie = () => [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Begins to delete all in a process of its own, which is killed with some of it done; returns the job's id. */
async function killedJob(): Promise<string> {
  const child = await startProcess(server.config);
  try {
    const answer = await fetch(`${child.baseUrl}/api/online-menu/items/bulk`, {
      method: 'POST',
      headers: {
        cookie: cookie(),
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify(ofAll),
    });
    expect(answer.status).toBe(202);
    const { id } = ((await answer.json()) as { data: { job: ListJob } }).data.job;
    const done = () =>
      server.database.readRestaurant(restaurantId, async (tx) => (await findJob(tx, id))?.done);
    await expect.poll(done, { ...patience, interval: 1 }).toBeGreaterThan(0);
    return id;
  } finally {
    await child.kill();
  }
}

describe('a job whose server goes', () => {
  test('ends with what it did, which is undone at once', async () => {
    await addDishes(many);
    const app = await another();
    const headers = { cookie: cookie(), 'sec-fetch-site': 'same-origin' };
    const url = '/api/online-menu/items/bulk';
    const begun = await app.inject({ method: 'POST', url, headers, body: ofAll });
    await app.close();
    const job = await jobNow(begun.json<{ data: { job: ListJob } }>().data.job);
    expect(job).toMatchObject({ state: 'FAILED', total: many, refusedCount: 0 });
    expect(job.problem).toMatch(/^The server stopped in the middle/u);
    expect(job.done).toBeLessThan(many);
    expect(await total()).toBe(many - job.done);
    expect(await changesIn(job.batchId)).toBe(job.done);
    const undone = await undo(job.batchId);
    if (undone.status === 202) await ended(undone);
    expect(await total()).toBe(many);
  });

  test('and is killed leaves the pieces that were done, and one undo takes them back', async () => {
    await addDishes(many);
    const id = await killedJob();
    await expect.poll(async () => (await jobNow({ id })).state, soon).toBe('FAILED');
    const job = await jobNow({ id });
    expect(job.total).toBe(many);
    expect(job.done).toBeLessThan(many);
    expect([await total(), await changesIn(job.batchId)]).toEqual([many - job.done, job.done]);
    const undone = await undo(job.batchId);
    if (undone.status === 202) await ended(undone);
    expect(await total()).toBe(many);
  });

  test('and is killed keeps nobody from the next one for longer than it takes to notice', async () => {
    await addDishes(many);
    await killedJob();
    const expectedCount = await total();
    let next: TestAnswer | undefined;
    const begins = async () => (next = await changeAll('DEACTIVATE', { expectedCount })).status;
    await expect.poll(begins, soon).toBe(202);
    expect((await ended(next as TestAnswer)).state).toBe('DONE');
  });

  test('is told as ended early, and keeps nobody from the next one', async () => {
    await addDishes(2);
    const id = newId();
    await server.database.inRestaurant(restaurantId, (tx) =>
      tx
        .insertInto('list_job', {
          id,
          state: 'RUNNING',
          batch_id: newId(),
          done: 1,
          total: 2,
          refused: toJson([]),
          refused_count: 0,
          problem: null,
          runner: 'a process that is gone',
          alive_at: Date.now() - 20_000,
          created_at: Date.now(),
        })
        .execute(),
    );
    expect((await ended(await changeAll('DEACTIVATE', { expectedCount: 2 }))).state).toBe('DONE');
    expect(await jobNow({ id })).toMatchObject({ state: 'FAILED', done: 1 });
  });
});

test('an ended job is kept for a day', async () => {
  await addDishes(1);
  const job = await ended(await changeAll('DEACTIVATE', { expectedCount: 1 }));
  const keptAfter = async (ms: number): Promise<boolean> => {
    const putClockBack = setClock(() => Date.now() + ms);
    try {
      return await server.database.inRestaurant(restaurantId, async (tx) => {
        await removeOldJobs(tx);
        return (await findJob(tx, job.id)) !== null;
      });
    } finally {
      putClockBack();
    }
  };
  expect([await keptAfter(dayMs - 60_000), await keptAfter(dayMs + 1000)]).toEqual([true, false]);
});
