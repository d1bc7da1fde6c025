/** Asks the server one small question after the other, and keeps how long the slowest took. */
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { origin } = workerData as { origin: string };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let began = performance.now();
let isAsking = false;

async function ask(): Promise<void> {
  return new Promise((resolve) => {
    const request = get(`${origin}/livez`, { agent }, (response) => {
      response.resume();
      response.once('end', resolve);
      response.once('close', resolve);
    });
    request.once('error', () => resolve());
  });
}

parentPort?.on('message', () => {
  const soFar = isAsking ? performance.now() - began : 0;
  parentPort?.postMessage(Math.max(longest, soFar));
  longest = 0;
});

for (;;) {
  began = performance.now();
  isAsking = true;
  await ask();
  isAsking = false;
  longest = Math.max(longest, performance.now() - began);
  await pause(2);
}
