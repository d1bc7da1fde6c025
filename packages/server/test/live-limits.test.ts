import { PassThrough, Writable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { createChangeFeed, type ChangeNote } from '../src/changes/feed.ts';
import { createJournal } from '../src/changes/journal.ts';
import { liveLimits, type LiveLimits } from '../src/live/limits.ts';
import { liveStreams, type Asked } from '../src/live/streams.ts';
import { createLog } from '../src/http/log.ts';
import { Problem } from '../src/shared/problem.ts';

const log = createLog({ logLevel: 'silent' });
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const asked = (who: Partial<Asked>): Asked => ({
  audience: 'guests',
  restaurantId: 'lima',
  source: '203.0.113.0/24',
  lastEventId: undefined,
  shownFor: undefined,
  ...who,
});

function audience(limits: Partial<LiveLimits> = {}, mostNotes?: number) {
  const feed = createChangeFeed();
  const journal = createJournal(feed, mostNotes);
  const streams = liveStreams(journal, log, { ...liveLimits, ...limits });
  closing.push(
    () => streams.close(),
    () => journal.close(),
  );
  return {
    feed,
    journal,
    streams,
    join: (who: Partial<Asked> = {}, stream: Writable = new PassThrough().setEncoding('utf8')) => {
      streams.listen(asked(who)).begin(stream);
      return stream;
    },
  };
}

const note = (entityId: string): ChangeNote => ({ entity: 'ITEM', entityId, action: 'UPDATED' });

function refusal(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Problem ? `${error.code} ${error.details.retryAfterSeconds}` : String(error);
  }
}

test.each([
  ['at one restaurant', { atRestaurant: 2 }, { source: '198.51.100.0/24' }, { restaurantId: 'casa' }],
  ['from one network', { fromNetwork: 2 }, { restaurantId: 'casa' }, { source: '198.51.100.0/24' }],
  ['in all', { guests: 2 }, { restaurantId: 'casa', source: '198.51.100.0/24' }, { audience: 'office' }],
  ['of one restaurant’s people', { ofRestaurant: 2 }, { audience: 'office' }, { audience: 'guests' }],
] as const)(
  'no more guests listen %s than there is room for, and a place that is left is free',
  (_what, limits, same, other) => {
    const isOffice = 'audience' in same;
    const { join } = audience(limits);
    const first = join(isOffice ? { ...same, source: 'one' } : {});
    join(isOffice ? { ...same, source: 'two' } : {});
    expect(refusal(() => join(same))).toBe('CM_RATE 30');
    expect(refusal(() => join(other))).toBeUndefined();
    first.destroy();
    return expect.poll(() => refusal(() => join(same))).toBeUndefined();
  },
);

test('who does not read is dropped, and the others go on hearing', async () => {
  const { feed, join } = audience({ waitingBytes: 10_000 });
  const stuck = join({}, new Writable({ write: () => undefined }));
  const reading = join() as PassThrough;
  let heard = '';
  reading.on('data', (text: string) => {
    heard += text;
  });
  for (let count = 0; count < 500; count += 1) feed.publish('lima', [note(`dish-${count}`)]);
  await expect.poll(() => stuck.destroyed).toBe(true);
  await expect.poll(() => heard).toContain('dish-499');
});

test('all who listen hear each event once and in order, however many come while they are told', async () => {
  const { feed, join } = audience();
  const heard = Array.from({ length: 350 }, () => {
    const ids: string[] = [];
    join({}).on('data', (text: string) => {
      ids.push(...[...text.matchAll(/"id":"(\w+)"/gu)].map(([, id]) => id ?? ''));
    });
    return ids;
  });
  const told = Array.from({ length: 20 }, (_, count) => `dish${count}`);
  for (const id of told) {
    feed.publish('lima', [note(id)]);
    await new Promise(setImmediate);
  }
  await expect.poll(() => heard.at(-1)).toEqual(told);
  expect(heard.filter((ids) => ids.join() !== told.join())).toEqual([]);
});

test('what is kept for those who come back has an end, after which they are told to read anew', () => {
  const { feed, journal } = audience({}, 10);
  const before = journal.last();
  for (let count = 0; count < 10; count += 1) feed.publish('lima', [note(`dish-${count}`)]);
  expect(journal.after('lima', before)).toHaveLength(10);
  feed.publish('casa', [note('one more')]);
  expect(journal.after('lima', before)).toBeNull();
  expect(journal.after('lima', before + 1)).toHaveLength(9);
});

test('whoever joins a server that is closing is sent away at once', () => {
  const { streams, join } = audience();
  streams.close();
  expect(join().writableEnded).toBe(true);
});

test('20 screens and 200 guests of a venue listen behind one address, and so do its next guests', () => {
  const { join } = audience();
  for (let count = 0; count < 220; count += 1) join();
  expect(refusal(() => join())).toBeUndefined();
});
