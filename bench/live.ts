import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from './server.ts';
import { register, session } from './session.ts';

const listeners = 2000;
/** Networks on loopback that they come from: one may have 500. */
const networks = 5;
const changes = 60;
const betweenChanges = 150;
const longestWait = 20_000;

/** Memory that a process holds, in bytes. */
function held(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

function at(sorted: readonly number[], part: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}

/** Opens one stream; resolves when it is told everything. */
export function listen(
  origin: string,
  path: string,
  index: number,
  onChange: (id: string) => void,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, {
      agent: false,
      localAddress: `127.0.${1 + (index % networks)}.1`,
      family: 4,
    });
    asked.once('error', reject);
    asked.once('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream was answered ${response.statusCode}`));
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: ready')) resolve(response);
        for (const [, id = ''] of text.matchAll(/"id":"([\da-f-]{36})"/gu)) onChange(id);
      });
      response.on('error', () => undefined);
    });
    asked.end();
  });
}

/** 2,000 who listen to one restaurant on loopback: what each holds on the server, and how long from a save's answer until all have heard. */
export async function benchmarkLive(): Promise<void> {
  const server = await startServer();
  const origin = server.origin.replace('localhost', '127.0.0.1');
  const open: IncomingMessage[] = [];
  try {
    const { cookies, restaurantUrl } = await register(server.origin, 'Bench bistro');
    const { call } = session(server.origin, { cookies });
    const path = `/api/public/restaurants/${restaurantUrl}/live`;
    const before = held(server.pid);
    const heardAt = new Map<string, number[]>();
    const onChange = (id: string) => {
      const times = heardAt.get(id) ?? [];
      times.push(performance.now());
      heardAt.set(id, times);
    };
    for (let index = 0; index < listeners; index += 50)
      open.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, (_, offset) => listen(origin, path, index + offset, onChange)),
        )),
      );
    await wait(1000);
    const each = (held(server.pid) - before) / listeners;

    const delays: number[] = [];
    const saves: number[] = [];
    for (let count = 0; count < changes; count += 1) {
      const began = performance.now();
      const { data } = await call('POST', '/online-menu/categories', { name: `Bench ${count}` });
      const { id } = data as { id: string };
      saves.push(performance.now() - began);
      const until = performance.now() + longestWait;
      while ((heardAt.get(id)?.length ?? 0) < listeners && performance.now() < until) await wait(2);
      const times = heardAt.get(id) ?? [];
      if (times.length !== listeners) throw new Error(`${times.length} of ${listeners} heard of a change`);
      // The save's beginning, since the commit is nearer to it than to its answer.
      delays.push(...times.map((time) => time - began));
      await wait(betweenChanges);
    }
    delays.sort((one, other) => one - other);
    saves.sort((one, other) => one - other);
    console.log(`${listeners} who listen to one restaurant, ${changes} changes:`);
    console.log(`  each holds ${(each / 1024).toFixed(1)} KB on the server`);
    console.log(
      `  from the sending of a save to the event, ms: p50 ${at(delays, 0.5)}, p99 ${at(delays, 0.99)}, longest ${at(delays, 1)}`,
    );
    console.log(`  the save itself, ms: p50 ${at(saves, 0.5)}, p99 ${at(saves, 0.99)}`);
  } finally {
    for (const stream of open) stream.destroy();
    await server.stop();
  }
}
