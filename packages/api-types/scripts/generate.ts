/**
 * Makes every generated file of this package from `openapi/`: the bundled contract, the wire types, the
 * enumerations, the error catalogue, who may call which operation, the plain kinds of entities, and the lists of currencies and phone
 * prefixes in use.
 * Run by `npm run generate`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { currencyTable } from './currencies.ts';
import { historyNameOf, type PlainKind } from './contract/equal-operations.ts';
import { phoneCountryTable } from './phone-countries.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const target = path.resolve(import.meta.dirname, '../src');
const header = '// Made from openapi/ by `npm run generate`. Do not edit.\n';

type Schema = { type?: unknown; enum?: string[]; anyOf?: Schema[]; $ref?: string; examples?: unknown[] };
type Operation = {
  operationId: string;
  'x-access': 'public' | 'session' | { anyOf: string[] };
  /** In bytes; absent where the server's own limit is right. */
  'x-largest-body'?: number;
};
type ErrorEntry = { display: string; status: number | null; message: string; beforeSignIn?: string };
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

function bundle(): Contract {
  const folder = mkdtempSync(path.join(tmpdir(), 'cardamom-contract-'));
  const file = path.join(folder, 'contract.json');
  try {
    execFileSync(
      process.execPath,
      [path.join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', 'cardamom', '-o', file],
      { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    );
    return JSON.parse(readFileSync(file, 'utf8')) as Contract;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const constant = (name: string, value: unknown, suffix = ' as const') =>
  `export const ${name} = ${JSON.stringify(value, null, 2)}${suffix};\n`;

const plural = (name: string) =>
  /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : name.endsWith('s') ? `${name}es` : `${name}s`;

/** The words that a schema allows, by itself or as one of several that do; null for another. */
function wordsOf(
  { type, enum: words, anyOf, $ref }: Schema,
  schemas: Record<string, Schema>,
): string[] | null {
  if ($ref !== undefined) return wordsOf(schemas[path.posix.basename($ref)] ?? {}, schemas);
  if (!anyOf) return (type === 'string' && words) || null;
  const each = anyOf.map((schema) => wordsOf(schema, schemas));
  return each.every((one) => one !== null) ? each.flat() : null;
}

function enumerations(schemas: Record<string, Schema>): string {
  const parts = Object.entries(schemas).flatMap(([name, schema]) => {
    const words = wordsOf(schema, schemas);
    const list = plural(name[0]!.toLowerCase() + name.slice(1));
    return words ? [constant(list, words)] : [];
  });
  return header + parts.join('\n');
}

/** What browsers show is a table of its own: they load it before anything is drawn. */
function errorCatalogue(errors: Record<string, ErrorEntry>): string {
  const table = <Value>(valueOf: (entry: ErrorEntry) => Value | undefined) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([code, entry]) => {
        const value = valueOf(entry);
        return value === undefined ? [] : [[code, value]];
      }),
    );
  return [
    header +
      constant(
        'errorCatalogue',
        table(({ display, message }) => ({ display, message })),
      ),
    constant(
      'errorStatuses',
      table(({ status }) => status),
    ),
    constant(
      'messagesBeforeSignIn',
      table(({ beforeSignIn }) => beforeSignIn),
    ),
  ].join('\n');
}

function schemaAliases(schemas: Record<string, Schema>): string {
  const lines = Object.keys(schemas)
    .toSorted()
    .map((name) => `export type ${name} = components['schemas']['${name}'];`);
  return `${header}import type { components } from './paths.gen.ts';\n\n${lines.join('\n')}\n`;
}

function operations(paths: Contract['paths']): string {
  type Listed = { method: string; path: string; largestBody?: number };
  const list: Record<string, Listed> = {};
  for (const [route, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (method === 'parameters') continue;
      list[operation.operationId] = {
        method: method.toUpperCase(),
        path: `/api${route}`,
        largestBody: operation['x-largest-body'],
      };
    }
  }
  return header + constant('operations', list);
}

/** Apart from how they are called: the browser reads this before its first page. */
function accesses(paths: Contract['paths']): string {
  const list: Record<string, Operation['x-access']> = {};
  for (const methods of Object.values(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (method === 'parameters') continue;
      if (!operation['x-access']) throw new Error(`${operation.operationId} does not say who may call it`);
      list[operation.operationId] = operation['x-access'];
    }
  }
  return header + constant('accesses', list);
}

/** The plain kinds, as `x-entities` names them, each with what creates one. */
function plainKinds(schemas: Record<string, Schema>): string {
  const { paths } = parse(readFileSync(path.join(root, 'openapi/openapi.yaml'), 'utf8')) as {
    paths: Record<string, { 'x-entities'?: PlainKind }>;
  };
  const kinds = Object.entries(paths).flatMap(([route, { 'x-entities': kind }]) => {
    if (!kind) return [];
    const { one, many, may } = kind;
    const [example] = schemas[`${one}Draft`]?.examples ?? [];
    if (example === undefined) throw new Error(`${one}Draft has no example`);
    return [{ one, many, path: `/api${route}`, history: historyNameOf(kind), permission: may, example }];
  });
  const doc = '/** The plain kinds, with who may write them and an example of what creates one. */\n';
  const names = kinds.map(({ history }) => history);
  return `${header}${doc}${constant('plainKinds', kinds)}\n/** What history calls them. */\n${constant('plainEntities', names)}`;
}

const contract = bundle();
const errors = parse(readFileSync(path.join(root, 'openapi/errors.yaml'), 'utf8')) as Record<
  string,
  ErrorEntry
>;
const types = astToString(
  await openapiTS(contract as unknown as Parameters<typeof openapiTS>[0], {
    alphabetize: true,
    defaultNonNullable: false,
  }),
);

function currencies({ source, current, historic, digits, writtenWhole }: typeof currencyTable): string {
  return [
    `${header}// ${source}.`,
    '',
    '/** Currencies in use today. */',
    constant('currencyCodes', current),
    '/** Currencies that were withdrawn; restaurants may still have one. */',
    constant('historicCurrencyCodes', historic),
    '/** The digits of the minor unit, where they are not two. */',
    constant('minorUnitDigits', digits),
    '/** Currencies whose prices people write without minor units, where these are zero. */',
    constant('writtenWhole', writtenWhole),
  ].join('\n');
}

const phoneCountries = (table: typeof phoneCountryTable): string =>
  [
    header,
    '/** Each country and its calling code, in one text, because it is smallest so. */',
    constant('callingCodes', table.map(([id, code]) => `${id}${code}`).join(' '), ''),
  ].join('\n');

const write = (name: string, text: string) => writeFileSync(path.join(target, name), text);
write('contract.gen.json', `${JSON.stringify(contract, null, 1)}\n`);
write('paths.gen.ts', header + types);
write('schemas.gen.ts', schemaAliases(contract.components.schemas));
write('enums.gen.ts', enumerations(contract.components.schemas));
write('errors.gen.ts', errorCatalogue(errors));
write('currencies.gen.ts', currencies(currencyTable));
write('phone-countries.gen.ts', phoneCountries(phoneCountryTable));
write('operations.gen.ts', operations(contract.paths));
write('accesses.gen.ts', accesses(contract.paths));
write('plain-kinds.gen.ts', plainKinds(contract.components.schemas));
