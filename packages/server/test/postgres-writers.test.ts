import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillSubjects, mixedWriter, seededNumbers, type Caller } from './support/mixed-writes.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';
import { prepareTornReads } from './support/torn-reads.ts';

const workers = 8;
const writesOfAWorker = 12;
const readsOfAKind = 60;

/** The owner's session on either server, as programs use it. */
const callerOn = ({ app }: TestServer, { cookies }: Owner): Caller => ({
  async call(method, path, body, version) {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      cookies: Object.fromEntries(cookies),
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const json = response.body === '' ? {} : response.json<{ data?: unknown }>();
    return { status: response.statusCode, data: (json.data ?? json) as never };
  },
});

/** Two servers on one database, and people who all write at once. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('many at once on one PostgreSQL', () => {
  let first: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    first = await startTestServer();
    second = await startTestServer({ databaseUrl: first.config.databaseUrl, dataDir: first.config.dataDir });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  test('mixed writes through both are answered, each with success or a conflict', async () => {
    const owner = await first.registerRestaurant();
    const callers = [callerOn(first, owner), callerOn(second, owner)] as const;
    const subjects = await fillSubjects(callers[0]);
    const answers: { kind: string; status: number }[] = [];
    await Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        const write = mixedWriter(callers[worker % 2 === 0 ? 0 : 1], subjects, seededNumbers(worker + 1));
        for (let count = 0; count < writesOfAWorker; count += 1) answers.push(await write());
      }),
    );
    expect(answers.filter(({ status }) => status >= 500 || status < 200)).toEqual([]);
    // The same twelve dishes are edited by everybody, so conflicts there must be; but most writes succeed.
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(answers.length / 2);
  });

  test('nobody reads half of one version and half of another', async () => {
    const owner = await first.registerRestaurant();
    const { writeNext, readersOf } = await prepareTornReads(callerOn(first, owner));
    const readers = Object.entries(readersOf(callerOn(second, owner)));
    const over = new AbortController();
    const writing = (async () => {
      while (!over.signal.aborted) expect(await writeNext()).toBe(200);
    })();
    const torn: string[] = [];
    await Promise.all(
      readers.map(async ([kind, isTorn]) => {
        for (let count = 0; count < readsOfAKind; count += 1) if (await isTorn()) torn.push(kind);
      }),
    );
    over.abort();
    await writing;
    expect(torn).toEqual([]);
  });

  test('sixteen who register under one name at once all get in, each with an address of their own', async () => {
    const owners = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        (index % 2 === 0 ? first : second).registerRestaurant({ restaurantName: 'Casa Lima' }),
      ),
    );
    const urls = owners.map(({ profile }) => profile.restaurant.restaurantUrl);
    expect(new Set(urls).size).toBe(16);
    for (const url of urls) expect(url).toMatch(/^casa-lima/u);
  });
});
