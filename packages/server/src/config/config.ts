import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from './user-error.ts';

const registrationModes = ['open', 'first-run', 'closed'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type RegistrationMode = (typeof registrationModes)[number];

/** The installation's settings, checked once at start. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Where people reach this installation, without a slash at the end. */
  readonly publicUrl: string;
  /** True when guests' phones cannot reach `publicUrl`: it is unset or names this machine. */
  readonly isPublicUrlLocal: boolean;
  /** Absolute path. */
  readonly dataDir: string;
  /** PostgreSQL; undefined means the embedded SQLite database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly secretKey: string | undefined;
  readonly registration: RegistrationMode;
  readonly seedsDemo: boolean;
  readonly loginUrl: string | null;
  readonly marketingUrl: string | null;
  readonly posUrl: string | null;
  readonly screenUrl: string | null;
  /** The mail server, with name and password where it asks for them; undefined keeps mails in `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** Whom mails are from. */
  readonly mailFrom: string;
  readonly logLevel: (typeof logLevels)[number];
  /** Proxies in front whose X-Forwarded-* headers are believed: none, any, a number of hops or addresses. */
  readonly trustProxy: boolean | number | string;
  /** Tries per minute at sign-in, registration and one-time links, from one address and for one e-mail from one network. */
  readonly signInTriesPerMinute: number;
  /** Bytes kept free in `dataDir`: with less, nothing large is taken in, and with a quarter of it hardly anything. */
  readonly leastFreeBytes: number;
  /** The most recent changes that history keeps of a restaurant. */
  readonly mostChanges: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads NAME, or the file that NAME_FILE points to; empty counts as unset. Throws UserError when the file cannot be read. */
function read(environment: Environment, name: string): string | undefined {
  const direct = environment[name]?.trim();
  if (direct) return direct;
  const file = environment[`${name}_FILE`]?.trim();
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    throw new UserError(`${name}_FILE=${file} cannot be read: ${(error as Error).message}`);
  }
}

function choice<const Value extends string>(name: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw wrong(name, value, `one of ${allowed.join(', ')}`);
  return found;
}

function integer(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!/^\d+$/u.test(value) || number < least || number > most) {
    throw wrong(name, value, `a whole number from ${least} to ${most}`);
  }
  return number;
}

/** Addresses that may hold a password, which no message repeats. */
const withPasswords = new Set(['DATABASE_URL', 'SMTP_URL']);

function webAddress(name: string, value: string, protocols: readonly string[]): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !protocols.includes(url.protocol)) {
    throw wrong(
      name,
      withPasswords.has(name) ? '…' : value,
      `an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
  }
  return value.replace(/\/+$/u, '');
}

function wrong(name: string, value: string, allowed: string): UserError {
  return new UserError(`${name}=${value} is not allowed. Allowed: ${allowed}.`);
}

function proxies(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d+$/u.test(value)) return integer('TRUST_PROXY', value, 0, 32);
  if (/^[\d.:a-f/, ]+$|^(?:loopback|linklocal|uniquelocal)$/u.test(value)) return value;
  throw wrong('TRUST_PROXY', value, 'true, false, a number of proxies, or addresses like 10.0.0.0/8');
}

function sender(value: string): string {
  if (/^(?:[^<>\r\n"]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u.test(value)) return value;
  throw wrong('MAIL_FROM', value, 'menu@example.org or My bistro <menu@example.org>');
}

function isLocal(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return /^(?:localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/u.test(hostname);
}

/** Reads and checks the environment. Throws UserError that names the variable and what it allows. */
export function readConfig(environment: Environment): Config {
  const get = (name: string, fallback: string): string => read(environment, name) ?? fallback;
  const outside = (name: string): string | null => {
    const value = read(environment, name);
    return value === undefined ? null : webAddress(name, value, ['https:', 'http:']);
  };
  const port = integer('PORT', get('PORT', '3000'), 0, 65_535);
  const publicUrl = outside('PUBLIC_URL') ?? `http://localhost:${port}`;
  const databaseUrl = read(environment, 'DATABASE_URL');
  const smtpUrl = read(environment, 'SMTP_URL');
  return {
    port,
    host: get('HOST', '127.0.0.1'),
    publicUrl,
    isPublicUrlLocal: isLocal(publicUrl),
    dataDir: resolve(get('DATA_DIR', './data')),
    databaseUrl: databaseUrl && webAddress('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:']),
    secretKey: read(environment, 'SECRET_KEY'),
    registration: choice('REGISTRATION', get('REGISTRATION', 'first-run'), registrationModes),
    seedsDemo: choice('SEED_DEMO', get('SEED_DEMO', 'true'), ['true', 'false']) === 'true',
    loginUrl: outside('LOGIN_URL'),
    marketingUrl: outside('MARKETING_URL'),
    posUrl: outside('POS_URL'),
    screenUrl: outside('SCREEN_URL'),
    smtpUrl: smtpUrl && webAddress('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']),
    mailFrom: sender(get('MAIL_FROM', `Cardamom <cardamom@${new URL(publicUrl).hostname}>`)),
    logLevel: choice('LOG_LEVEL', get('LOG_LEVEL', 'info'), logLevels),
    trustProxy: proxies(get('TRUST_PROXY', 'false')),
    signInTriesPerMinute: 10,
    leastFreeBytes: 200 * 1024 * 1024,
    mostChanges: 200_000,
  };
}
