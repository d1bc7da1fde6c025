import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What a thread is asked for. */
export interface LoadAsked {
  url: string;
  connections: number;
  seconds: number;
}

const { url, connections, seconds } = workerData as LoadAsked;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const until = performance.now() + seconds * 1000;
const times: number[] = [];

/** One request after the other, as one connection can. */
async function askAndAskAgain(): Promise<void> {
  while (performance.now() < until) {
    const began = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume().once('end', resolve);
      }).once('error', reject);
    });
    times.push(performance.now() - began);
  }
}

await Promise.all(Array.from({ length: connections }, askAndAskAgain));
agent.destroy();
parentPort?.postMessage(times);
