import { setTimeout as pause } from 'node:timers/promises';
import { goodMenu, hostileFiles } from './attacks/hostile-files.ts';
import { handIn } from './attacks/hand-in.ts';
import { forgetPeak, memoryOf, peakMemoryOf, startProbe, untilIdle } from './attacks/probe.ts';
import { hostileRequests, type Attack, type Target } from './attacks/requests.ts';
import { registerOwner } from './attacks/client.ts';
import { manyUploads } from './attacks/uploads.ts';
import { startServer, type BenchedServer } from './server.ts';

/** What others notice of an attack. */
interface Outcome {
  /** Ms that the slowest small question of somebody else took. */
  'longest pause ms': number;
  /** MB beyond what the server held before. */
  'memory peak MB': number;
  s: number;
  answer: string;
}

const attacks: Readonly<Record<string, Attack>> = {
  nothing: async () => {
    await pause(5000);
    return '';
  },
  'an import of 5,000 good items': async ({ client }) => handIn(client, goodMenu(5000), true),
  ...Object.fromEntries(
    Object.entries(hostileFiles).map(([name, make]): [string, Attack] => [
      name,
      async ({ client }) => handIn(client, make(), true),
    ]),
  ),
  '20 papers of 5,000 items': async ({ client }) => {
    await handIn(client, goodMenu(5000), true);
    const paper = async () => client.send('GET', '/api/online-menu/allergen-matrix.pdf');
    const answers = await Promise.all(Array.from({ length: 20 }, paper));
    return answers.map(({ status }) => status).join(' ');
  },
  '60 uploads of 24 megapixels': manyUploads,
  ...hostileRequests,
};

async function targetOf({ origin }: BenchedServer): Promise<Target> {
  const client = await registerOwner(origin);
  const { text } = await client.send('GET', '/api/online-menu/menus');
  const menuPath = /"publicUrl":"[^"]*?(\/qr-menu\/[^/"]+)/u.exec(text)?.[1];
  if (menuPath === undefined) throw new Error(`No menu to attack: ${text.slice(0, 200)}`);
  return { client, origin, menuPath };
}

/**
 * Each attack on a server of its own, so that what one leaves behind does not burden the next, and once it is idle:
 * a first start encodes the demo's pictures behind its first answers, which would be counted as the attack's.
 */
async function suffer(attack: Attack): Promise<Outcome> {
  const server = await startServer();
  await untilIdle(server.pid);
  const probe = startProbe(server.origin);
  try {
    const target = await targetOf(server);
    await pause(1000);
    await probe.longestPause();
    await forgetPeak(server.pid);
    const idle = await memoryOf(server.pid);
    const began = performance.now();
    const answer = await attack(target);
    const seconds = (performance.now() - began) / 1000;
    await pause(300);
    const paused = await probe.longestPause();
    const peak = server.isAlive() ? await peakMemoryOf(server.pid) : Number.NaN;
    return {
      'longest pause ms': Math.round(paused),
      'memory peak MB': Math.round(peak - idle),
      s: Math.round(seconds * 10) / 10,
      answer: server.isAlive() ? answer : `THE SERVER ENDED (${answer})`,
    };
  } finally {
    await probe.stop();
    await server.stop();
  }
}

/** Every attack that ended or held the server once: what others notice of it, and what the attacker is told. */
export async function benchmarkAttacks(): Promise<void> {
  const outcomes: Record<string, Outcome> = {};
  for (const [name, attack] of Object.entries(attacks)) {
    const outcome = await suffer(attack);
    outcomes[name] = outcome;
    console.error(`${name}: ${JSON.stringify(outcome)}`);
  }
  console.table(outcomes);
}
