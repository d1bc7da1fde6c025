import { operations } from '@cardamom/api-types';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Random } from './random.ts';

/** A request as it is written to the socket. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

type Operation = (typeof operations)[keyof typeof operations];

const contract = readFileSync(
  fileURLToPath(new URL('../../packages/api-types/src/contract.gen.json', import.meta.url)),
  'utf8',
);
/** Every word of the contract that may be a field or a value. */
const words = [...new Set([...contract.matchAll(/"([A-Za-z_]{2,30})"/gu)].map((match) => match[1] ?? ''))];

/** These would end the session that the others need: a renewal spends the cookie that the next one still sends. */
const endsSession = new Set(['logout', 'refresh']);
const attacked: readonly Operation[] = Object.entries(operations)
  .filter(([id]) => !endsSession.has(id))
  .map(([, operation]) => operation);

const someId = '0190b5a0-0000-7000-8000-000000000000';
const strings = [
  '',
  ' ',
  '\0',
  '\uD800',
  '\uDFFF\uD800',
  'a\u0315\u0300'.repeat(40),
  `a${'\u0300'.repeat(5000)}`,
  '\uFB2C'.repeat(3000),
  '\uFDFA'.repeat(3000),
  '가'.repeat(2000),
  '👨‍👩‍👧‍👦'.repeat(100),
  '\u202Eevil',
  '../../../etc/passwd',
  '%00%0d%0a',
  "'; drop table item; --",
  '=1+1',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '1e999',
  '2026-02-30',
  '2026-12-31T23:59:60Z',
  '25:61',
  'not-a-uuid',
  someId,
  'x'.repeat(70_000),
] as const;
const numbers = [0, -0, -1, 0.1, 1e308, -1e308, 2 ** 53, -(2 ** 53), 2 ** 31, 1e21, 0.1 + 0.2] as const;

function word(random: Random): string {
  return random.next() < 0.6 ? random.pick(words) : random.pick(strings).slice(0, 300);
}

function value(random: Random, depth: number): unknown {
  const kind = random.below(depth > 6 ? 6 : 9);
  if (kind === 0) return random.pick([null, true, false]);
  if (kind === 1) return random.pick(numbers);
  if (kind <= 3) return random.pick(strings);
  if (kind <= 5) return random.pick(words);
  if (kind === 6 && random.next() < 0.02) return Array.from({ length: 3000 }, () => random.pick(words));
  if (kind === 6) return Array.from({ length: random.below(8) }, () => value(random, depth + 1));
  return object(random, depth + 1);
}

function object(random: Random, depth: number): object {
  const entries = Array.from(
    { length: random.below(12) },
    () => [word(random), value(random, depth)] as const,
  );
  return Object.fromEntries(entries);
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
}

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
            };
          }
        >
      >
    >
  >;
}

const document = JSON.parse(contract) as Described & Readonly<Record<string, unknown>>;

function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const steps = schema.$ref.replace('#/', '').split('/');
  const at = steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  return resolved(at as Schema);
}

/** What a schema asks for, with something hostile in place of a part of it now and then. */
function nearlyRight(schema: Schema, random: Random, depth: number): unknown {
  if (random.next() < 0.12 || depth > 8) return value(random, depth);
  const { properties, items, enum: choices, oneOf, anyOf, allOf, type, format } = resolved(schema);
  const alternatives = oneOf ?? anyOf;
  if (alternatives) return nearlyRight(random.pick(alternatives), random, depth + 1);
  if (allOf) return Object.assign({}, ...allOf.map((part) => nearlyRight(part, random, depth + 1))) as object;
  if (choices) return random.pick(choices);
  if (properties) {
    const chosen = Object.entries(properties).filter(() => random.next() < 0.8);
    return Object.fromEntries(chosen.map(([name, part]) => [name, nearlyRight(part, random, depth + 1)]));
  }
  if (items) return Array.from({ length: random.below(6) }, () => nearlyRight(items, random, depth + 1));
  if (format === 'uuid') return someId;
  const kinds = [type ?? 'string'].flat();
  const kind = random.pick(kinds);
  if (kind === 'null') return null;
  if (kind === 'boolean') return random.next() < 0.5;
  if (kind === 'integer' || kind === 'number') return random.below(2000);
  return random.next() < 0.5
    ? random.pick(['Soup', 'EUR', 'Lime tart', '12:30', 'a@example.org'])
    : word(random);
}

function schemaOf({ method, path }: Operation): Schema | undefined {
  const described = document.paths[path.replace(/^\/api/u, '')] ?? document.paths[path];
  return described?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
}

function brokenJson(random: Random): string {
  const depth = random.pick([10, 1000, 50_000]);
  return random.pick([
    '',
    '{',
    'null',
    '"text"',
    '[]',
    '{"a":1,}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    `[${'"\\u0000",'.repeat(depth)}1]`,
    `{"name":"${'\\ud800'.repeat(depth)}"}`,
    `{"name":${'9'.repeat(depth)}}`,
  ]);
}

function multipart(random: Random): string {
  const parts = Array.from({ length: random.below(9) }, () => {
    const name = random.pick(['file', 'altText', '__proto__', '', word(random)]).replaceAll(/["\r\n]/gu, '');
    const file = random.next() < 0.5 ? `; filename="${random.pick(['a.png', '', '../a', '\u202E'])}"` : '';
    const head = random.next() < 0.9 ? `Content-Disposition: form-data; name="${name}"${file}` : word(random);
    return `--b\r\n${head}\r\n\r\n${random.pick(strings)}\r\n`;
  });
  const whole = `${parts.join('')}--b--\r\n`;
  return random.next() < 0.5 ? whole : whole.slice(0, random.below(whole.length + 1));
}

function bytesOf(random: Random): Buffer {
  return Buffer.from(Array.from({ length: random.below(400) }, () => random.below(256)));
}

const json = (body: string) => ({ type: 'application/json', body: Buffer.from(body) });

function bodyFor(operation: Operation, random: Random): { type: string; body: Buffer } {
  const schema = schemaOf(operation);
  const dice = random.next();
  if (schema && dice < 0.6) return json(JSON.stringify(nearlyRight(schema, random, 0)) ?? '');
  if (dice < 0.75) return json(JSON.stringify(value(random, 0)) ?? '');
  if (dice < 0.85) return json(brokenJson(random));
  if (dice < 0.93) return { type: 'multipart/form-data; boundary=b', body: Buffer.from(multipart(random)) };
  return {
    type: random.pick(['application/json', 'text/plain', 'application/x-www-form-urlencoded', '']),
    body: bytesOf(random),
  };
}

const headerSafe = (text: string): string => text.replaceAll(/[^\u0020-\u007E]/gu, '').slice(0, 3000);

/** One request that a stranger or a guest of the back office might send; the same for the same random numbers. */
export function hostileRequest(random: Random): HostileRequest {
  const operation = random.pick(attacked);
  const path = operation.path.replaceAll(/\{\w+\}/gu, () =>
    random.next() < 0.6 ? someId : encodeURIComponent(word(random).toWellFormed().slice(0, 200)),
  );
  const query = Array.from(
    { length: random.next() < 0.3 ? random.below(5) : 0 },
    () =>
      `${random.pick(['search', 'cursor', 'limit', 'sort', 'isActive', 'at'])}=${encodeURIComponent(word(random).toWellFormed())}`,
  ).join('&');
  const { type, body } = bodyFor(operation, random);
  const headers: Record<string, string> = type ? { 'content-type': type } : {};
  if (random.next() < 0.3)
    headers['if-match'] = random.pick(['"1"', '1', 'W/"1"', '*', '"9e99"', headerSafe(word(random))]);
  if (random.next() < 0.2) headers['idempotency-key'] = headerSafe(word(random));
  if (random.next() < 0.1) headers['accept-encoding'] = headerSafe(word(random));
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
  const method = random.next() < 0.95 ? operation.method : random.pick(methods);
  return { method, path: query ? `${path}?${query}` : path, headers, body };
}
