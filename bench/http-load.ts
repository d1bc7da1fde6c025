import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { LoadAsked } from './http-load-worker.ts';
import { percentile } from './list.ts';

const connections = 32;
const seconds = 8;

/** What a server bears. */
export interface Borne {
  perSecond: number;
  /** Of the slowest hundredth, in ms. */
  p99: number;
  /** What asked. */
  client: string;
}

/** wrk's own words, which write small times in us and large ones in s. */
function milliseconds(text: string): number {
  const [, number = 'NaN', unit = 'ms'] = /([\d.]+)(us|ms|s)/u.exec(text) ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1);
}

async function byWrk(url: string): Promise<Borne> {
  const asked = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'accept-encoding: br', url];
  const { stdout } = await promisify(execFile)('wrk', asked);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)?.[1]);
  return { perSecond, p99: milliseconds(/99%\s+(\S+)/u.exec(stdout)?.[1] ?? ''), client: 'wrk' };
}

async function byNode(url: string): Promise<Borne> {
  const asked: LoadAsked = { url, connections, seconds };
  const worker = new Worker(new URL('http-load-worker.ts', import.meta.url), { workerData: asked });
  const [times] = (await once(worker, 'message')) as [number[]];
  const client = 'Node, because wrk is missing: it may be what is slow';
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99), client };
}

/** An answer's body as it travels, brotli accepted. */
export async function bytesOnTheWire(url: string): Promise<Buffer> {
  const asked = get(url, { headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return buffer(answer);
}

/** How many requests a second an address answers over 32 connections, asked by wrk or by a thread of ours. */
export async function loadOf(url: string): Promise<Borne> {
  try {
    return await byWrk(url);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return byNode(url);
  }
}
