import { randomInt, randomUUID } from 'node:crypto';
import { percentile } from './list.ts';
import { startServer } from './server.ts';

/** People who have an account, and as many e-mails that nobody has. */
const people = 60;
/** Each of them is tried so often, from another network each time. */
const rounds = 5;

const password = `Bench-${randomUUID()}`;
/** The same length for both, so that nothing else tells them apart. */
const emailOf = (kind: 'known' | 'other', index: number) => `${kind}-${index + 100}@example.org`;

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

interface Answer {
  ms: number;
  /** Everything that was answered but the time and the request's own number. */
  bytes: string;
}

async function send(origin: string, path: string, body: object): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(`${origin}/api/authentication/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': someAddress() },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const ms = performance.now() - began;
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  return { ms, bytes: JSON.stringify([response.status, headers, text]) };
}

async function register(origin: string, index: number): Promise<void> {
  const { bytes } = await send(origin, 'register', {
    restaurantName: `Bench ${index}`,
    restaurantType: 'BISTRO',
    name: 'Inês',
    email: emailOf('known', index),
    password,
    defaultCurrency: 'EUR',
    timeZone: 'Europe/Lisbon',
  });
  if (!bytes.startsWith('[201,')) throw new Error(`Registration answered ${bytes}`);
}

/** The error function (Abramowitz and Stegun 7.1.26), to 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}

/** How likely two such different samples are where nothing differs: Mann–Whitney, two-sided, by its normal approximation. */
export function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((ms) => ({ ms, isOne: true })), ...other.map((ms) => ({ ms, isOne: false }))];
  all.sort((a, b) => a.ms - b.ms);
  const ranks = all.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 1 - erf(Math.abs(z) / Math.SQRT2);
}

const told = (ms: number) => Math.round(ms * 100) / 100;

/** Sends both kinds in turn, in an order of chance, and compares what came back and when. */
async function compare(origin: string, path: string, bodyOf: (email: string) => object) {
  const times = { known: [] as number[], other: [] as number[] };
  const bytes = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    for (let index = 0; index < people; index += 1) {
      const kinds = randomInt(2) === 0 ? (['known', 'other'] as const) : (['other', 'known'] as const);
      for (const kind of kinds) {
        const answer = await send(origin, path, bodyOf(emailOf(kind, index)));
        times[kind].push(answer.ms);
        bytes.add(answer.bytes);
      }
    }
  }
  return {
    n: times.known.length,
    'known p50 ms': told(percentile(times.known, 0.5)),
    'unknown p50 ms': told(percentile(times.other, 0.5)),
    'known p95 ms': told(percentile(times.known, 0.95)),
    'unknown p95 ms': told(percentile(times.other, 0.95)),
    'rank test p': told(rankTest(times.known, times.other)),
    'different answers': bytes.size,
    answer: [...bytes].map((answer) => answer.slice(1, 4)).join(' '),
  };
}

/** Whether an e-mail that somebody has answers otherwise, or at another time, than one that nobody has. */
export async function benchmarkSignIn(): Promise<void> {
  const server = await startServer({ REGISTRATION: 'open', TRUST_PROXY: 'true', SEED_DEMO: 'false' });
  try {
    for (let index = 0; index < people; index += 1) await register(server.origin, index);
    const rows = {
      'signing in with a wrong password': await compare(server.origin, 'sign-in', (email) => ({
        email,
        password: 'Wrong password 1',
      })),
      'asking for a link': await compare(server.origin, 'forgot-password', (email) => ({ email })),
    };
    console.log(
      'Known and unknown e-mails in turn. A p below 0.01 would tell them apart, as would a second answer.',
    );
    console.table(rows);
    if (Object.values(rows).some((row) => row['different answers'] > 1)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
