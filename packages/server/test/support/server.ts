import { operations, type OperationId, type Permission, type StaffProfile } from '@cardamom/api-types';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { text as readText } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { accountsIn } from '../../src/authentication/account-repository.ts';
import { makeSignInLink } from '../../src/authentication/one-time-link.ts';
import { hashPassword } from '../../src/authentication/passwords.ts';
import { readConfig, type Config } from '../../src/config/config.ts';
import { keysFrom, type Keys } from '../../src/config/keys.ts';
import type { Database } from '../../src/database/database.ts';
import { toJson } from '../../src/database/json-text.ts';
import { buildApp } from '../../src/composition/app.ts';
import { createLog } from '../../src/http/log.ts';
import { openDatabase } from '../../src/operations/open-database.ts';
import { newId } from '../../src/shared/ids.ts';
import { checkAnswer } from './answer-check.ts';
import { createTestStorage } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Name of a database whose schema is up to date and which holds nothing; undefined on SQLite. */
    migratedTemplate: string | undefined;
  }
}

const endless: ReadonlySet<OperationId> = new Set<OperationId>(['listenLive', 'listenPublicLive']);

export type Headers = Readonly<Record<string, string>>;

export type RequestOptions = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON body; for anything else give `payload`. */
  readonly body?: unknown;
  readonly payload?: string | Buffer;
  readonly headers?: Headers;
};

/** An answer whose status, type and body were checked against the contract. */
export type TestAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The parsed body: `{ data }` or a problem. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever the contract declares
  readonly body: any;
  readonly text: string;
  /** The body as it came; empty for a stream. */
  readonly bytes: Buffer;
};

/** Somebody with their own cookies. */
export type Person = {
  request(operationId: OperationId, options?: RequestOptions): Promise<TestAnswer>;
  cookies: Map<string, string>;
};

export type Owner = Person & {
  readonly profile: StaffProfile;
  readonly email: string;
  readonly password: string;
};

export type TestServer = {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly keys: Keys;
  readonly database: Database;
  /** Somebody who is not signed in. */
  visitor(): Person;
  /** A new restaurant with its owner, signed in. */
  registerRestaurant(overrides?: Readonly<Record<string, unknown>>): Promise<Owner>;
  /** A colleague in the owner's restaurant with exactly these permissions, signed in. */
  signInAs(owner: Owner, permissions: readonly Permission[]): Promise<Owner>;
  stop(): Promise<void>;
};

/** What colleagues of `signInAs` confirm by; none of them has signed in with it. */
export const colleaguesPassword = 'Lime green 1';

let colleaguesHash: Promise<string> | undefined;

/** The secret key of all test servers. */
export const testSecret = 'x'.repeat(40);

/** A server on a fresh database of the project's engine; every answer of the API is checked against the contract. Its log is the usual one, of errors, or this. */
export async function startTestServer(overrides: Partial<Config> = {}, log?: Logger): Promise<TestServer> {
  const storage = await createTestStorage(inject('migratedTemplate'));
  const config: Config = {
    ...readConfig({
      DATA_DIR: storage.dataDir,
      REGISTRATION: 'open',
      LOG_LEVEL: 'error',
      SECRET_KEY: testSecret,
    }),
    databaseUrl: storage.databaseUrl,
    signInTriesPerMinute: 10_000,
    ...overrides,
  };
  const keys = keysFrom(testSecret);
  const database = await openDatabase(config, () => undefined);
  const app = await buildApp(
    { config, keys, database, log: log ?? createLog(config) },
    { inspectAnswer: checkAnswer },
  );
  await app.ready();

  function visitor(): Person {
    const cookies = new Map<string, string>();
    return {
      cookies,
      async request(operationId, options = {}) {
        const { method, path } = operations[operationId];
        // A stream is only begun here; `support/live-stream.ts` listens.
        const isEndless = endless.has(operationId);
        const url = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
          encodeURIComponent(options.params?.[name] ?? name),
        );
        const response = await app.inject({
          method,
          url,
          query: { ...options.query },
          headers: {
            origin: config.publicUrl,
            ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
            ...options.headers,
          },
          cookies: Object.fromEntries(cookies),
          payload: options.payload ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
          payloadAsStream: isEndless,
        });
        if (isEndless && response.statusCode === 200) {
          response.stream().destroy();
          const nothing = { body: undefined, text: '', bytes: Buffer.alloc(0) };
          return { status: 200, headers: response.headers, ...nothing };
        }
        const text = isEndless ? await readText(response.stream()) : response.body;
        for (const { name, value } of response.cookies) {
          if (value) cookies.set(name, value);
          else cookies.delete(name);
        }
        const isJson = response.headers['content-type']?.includes('json') ?? false;
        return {
          status: response.statusCode,
          headers: response.headers,
          body: isJson ? (JSON.parse(text) as unknown) : undefined,
          text,
          bytes: isEndless ? Buffer.alloc(0) : response.rawPayload,
        };
      },
    };
  }

  async function registerRestaurant(overridden: Readonly<Record<string, unknown>> = {}): Promise<Owner> {
    const email = `owner-${randomBytes(6).toString('hex')}@example.com`;
    const password = 'Lime green 1';
    const person = visitor();
    const answer = await person.request('register', {
      body: {
        restaurantName: 'Test bistro',
        restaurantType: 'BISTRO',
        name: 'Ola',
        email,
        password,
        defaultCurrency: 'EUR',
        timeZone: 'Europe/Lisbon',
        ...overridden,
      },
    });
    if (answer.status !== 201) throw new Error(`Registration answered ${answer.status}: ${answer.text}`);
    return { ...person, email, password, profile: answer.body.data as StaffProfile };
  }

  async function signInAs(owner: Owner, permissions: readonly Permission[]): Promise<Owner> {
    const email = `staff-${randomBytes(6).toString('hex')}@example.com`;
    const accountId = newId();
    const staffId = newId();
    const restaurantId = owner.profile.restaurant.id;
    colleaguesHash ??= hashPassword(colleaguesPassword);
    const passwordHash = await colleaguesHash;
    await database.beforeSignIn((tx) => accountsIn(tx).add({ id: accountId, email, passwordHash }));
    await database.inRestaurant(restaurantId, async (tx) => {
      await tx
        .insertInto('staff', {
          id: staffId,
          account_id: accountId,
          name: 'Colleague',
          last_name: '',
          name_key: 'colleague',
          position: '',
          phone_prefix: null,
          phone_number: null,
          permissions: toJson(permissions),
          is_owner: 0,
          is_active: 1,
          // Nobody types it; among hundreds of colleagues of one restaurant two random PINs would meet.
          pin_digest: keys.pinDigest(restaurantId, staffId),
          default_language: 'en',
          theme: 'light',
          image_id: null,
          invited_at: null,
          joined_at: 1,
          last_sign_in_at: null,
          created_at: 1,
          updated_at: 1,
          version: 1,
          deleted_at: null,
        })
        .execute();
    });
    const link = await makeSignInLink(database, config, email);
    const person = visitor();
    const answer = await person.request('spendSignInLink', { body: { token: link.split('#')[1] } });
    if (answer.status !== 200)
      throw new Error(`The colleague's link answered ${answer.status}: ${answer.text}`);
    return { ...person, email, password: colleaguesPassword, profile: answer.body.data as StaffProfile };
  }

  return {
    app,
    config,
    keys,
    database,
    visitor,
    registerRestaurant,
    signInAs,
    async stop() {
      await app.close();
      await database.close();
      await storage.remove();
    },
  };
}
