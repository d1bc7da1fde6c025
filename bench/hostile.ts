import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { registerOwner, type Client } from './attacks/client.ts';
import { hostileFile } from './attacks/fuzz-files.ts';
import { hostileRequest } from './attacks/fuzz-requests.ts';
import { handIn } from './attacks/hand-in.ts';
import { forgetPeak, memoryOf, peakMemoryOf, startProbe, type Probe } from './attacks/probe.ts';
import { randomFrom } from './attacks/random.ts';
import { startServer, type BenchedServer } from './server.ts';

const requests = 10_000;
const files = 2000;
/** Ms that others may wait. */
const longestPause = 250;
/** Cases begin here; each has the next number, which makes it again. */
const firstSeed = 20_261_122;

/** Seeds that found a fault once: they are tried first, for ever. */
const kept = JSON.parse(readFileSync(new URL('attacks/seeds.json', import.meta.url), 'utf8')) as {
  readonly requests: readonly number[];
  readonly files: readonly number[];
};

interface Fault {
  readonly seed: number;
  readonly what: string;
}

interface Findings {
  readonly answers: Map<string, number>;
  readonly faults: Fault[];
  readonly pauses: Fault[];
  longest: number;
}

const seedsFrom = (known: readonly number[], count: number): number[] => [
  ...known,
  ...Array.from({ length: count - known.length }, (_, index) => firstSeed + index),
];

/** Tries all seeds, a few at a time, and looks after each group how long somebody else had to wait. */
async function tryAll(
  seeds: readonly number[],
  sideBySide: number,
  probe: Probe,
  attempt: (seed: number) => Promise<{ answer: string; isFault: boolean }>,
): Promise<Findings> {
  const findings: Findings = { answers: new Map(), faults: [], pauses: [], longest: 0 };
  await probe.longestPause();
  for (let start = 0; start < seeds.length; start += sideBySide) {
    const group = seeds.slice(start, start + sideBySide);
    await Promise.all(
      group.map(async (seed) => {
        const { answer, isFault } = await attempt(seed);
        findings.answers.set(answer, (findings.answers.get(answer) ?? 0) + 1);
        if (isFault) findings.faults.push({ seed, what: answer });
      }),
    );
    const paused = await probe.longestPause();
    findings.longest = Math.max(findings.longest, paused);
    if (paused > longestPause)
      findings.pauses.push({ seed: group[0] ?? 0, what: `${Math.round(paused)} ms in the group from here` });
  }
  return findings;
}

/** Sends what `fetch` would refuse to send, and returns the status; what is cut off answers `closed`. */
async function send(origin: string, cookie: string, seed: number): Promise<string> {
  const { method, path, headers, body } = hostileRequest(randomFrom(seed));
  return new Promise((resolve) => {
    const request = httpRequest(
      origin + path,
      { method, headers: { origin, cookie, 'content-length': body.byteLength, ...headers } },
      (response) => {
        response.resume();
        response.once('close', () => resolve(String(response.statusCode)));
      },
    );
    request.once('error', () => resolve('closed'));
    request.end(body);
  });
}

async function attackWithRequests(
  { origin }: BenchedServer,
  client: Client,
  probe: Probe,
): Promise<Findings> {
  return tryAll(seedsFrom(kept.requests, requests), 8, probe, async (seed) => {
    const answer = await send(origin, client.cookie, seed);
    return { answer, isFault: answer.startsWith('5') };
  });
}

/** What became of a file, without the words that are about this one alone. */
function kindOf(answer: string): string {
  return answer.replace(/:.*$/su, '').slice(0, 40);
}

async function attackWithFiles(client: Client, probe: Probe): Promise<Findings> {
  return tryAll(seedsFrom(kept.files, files), 2, probe, async (seed) => {
    const answer = kindOf(await handIn(client, hostileFile(randomFrom(seed))));
    return { answer, isFault: answer.startsWith('5') || answer.startsWith('no end') };
  });
}

function print(what: string, count: number, { answers, faults, pauses, longest }: Findings): void {
  const told = [...answers].toSorted(([, one], [, other]) => other - one);
  console.log(`${count} ${what}: ${told.map(([answer, times]) => `${times} × ${answer}`).join(', ')}`);
  console.log(
    `  5xx or without end: ${faults.length}; pauses over ${longestPause} ms: ${pauses.length}; longest ${Math.round(longest)} ms`,
  );
  for (const { seed, what: fault } of [...faults, ...pauses].slice(0, 40))
    console.log(`  seed ${seed}: ${fault}`);
}

async function fuzz(what: string, count: number, attack: typeof attackWithRequests): Promise<void> {
  const server = await startServer();
  const probe = startProbe(server.origin);
  try {
    const client = await registerOwner(server.origin);
    await forgetPeak(server.pid);
    const idle = await memoryOf(server.pid);
    print(what, count, await attack(server, client, probe));
    if (!server.isAlive()) console.log('  THE SERVER ENDED');
    else console.log(`  memory peak over idle ${Math.round((await peakMemoryOf(server.pid)) - idle)} MB`);
  } finally {
    await probe.stop();
    await server.stop();
  }
}

/** Generated requests and files, each made again by its seed: none may end the server, hold others or answer 5xx. */
export async function benchmarkHostility(): Promise<void> {
  await fuzz('hostile requests', requests, attackWithRequests);
  await fuzz('hostile files', files, async (_server, client, probe) => attackWithFiles(client, probe));
}
