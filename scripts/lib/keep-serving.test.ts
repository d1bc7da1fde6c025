import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const keepServing = new URL('./keep-serving.mjs', import.meta.url).href;
const patience = { timeout: 30_000, interval: 20 };

/** A server whose first lives end as they are told; each life adds its arguments to `lives`. */
const program = `
  import { appendFileSync, readFileSync } from 'node:fs';
  const [folder, ...args] = process.argv.slice(2);
  const ends = JSON.parse(readFileSync(folder + '/ends', 'utf8'));
  // Before the life is told: who reads of it may ask it to stop at once.
  process.on('SIGTERM', () => process.exit(0));
  appendFileSync(folder + '/lives', args.join(' ') + '\\n');
  const life = readFileSync(folder + '/lives', 'utf8').split('\\n').length - 2;
  const end = ends[life];
  if (end !== 'before it serves') process.send('serving');
  if (end === undefined) setInterval(() => {}, 1000);
  else if (end === 'heap') {
    const kept = [];
    for (;;) kept.push(new Array(10_000).fill(kept.length));
  } else if (end === 'before it serves') {
    process.exit(1);
  } else setTimeout(() => process.kill(process.pid, end), 20);
`;

let folder: string;
let command: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardamom-serving-'));
  writeFileSync(join(folder, 'program.mjs'), program);
});
afterEach(() => {
  command?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lives = (): string[] =>
  existsSync(join(folder, 'lives'))
    ? readFileSync(join(folder, 'lives'), 'utf8').split('\n').slice(0, -1)
    : [];

function serve(...ends: string[]): { said: () => string; ended: Promise<number | null>; stop: () => void } {
  writeFileSync(join(folder, 'ends'), JSON.stringify(ends));
  const args = JSON.stringify(['--max-old-space-size=20', join(folder, 'program.mjs'), folder]);
  const script = `import { keepServing } from '${keepServing}';
    process.exitCode = await keepServing(process.execPath, ${args}, {});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  command = child;
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { said: () => said, ended, stop: () => child.kill('SIGTERM') };
}

describe('a server that stopped unexpectedly', { timeout: 60_000 }, () => {
  test('comes back when it was killed and when its memory was exhausted, waits longer each time, and stops when asked', async () => {
    const server = serve('SIGKILL', 'heap');
    await vi.waitUntil(
      () => lives().length === 3 && server.said().split('answers again').length === 3,
      patience,
    );
    expect(lives()).toEqual(['', '--again', '--again']);
    expect(server.said()).toContain('The server stopped unexpectedly (SIGKILL); starting again in 1 s.\n');
    expect(server.said()).toMatch(
      /The server stopped unexpectedly \(SIG(?:ABRT|TRAP|ILL)\); starting again in 2 s\.\n/u,
    );
    server.stop();
    expect(await server.ended).toBe(0);
    expect(lives()).toHaveLength(3);
  });

  test('is not started again when it never served: what it said is for who started it', async () => {
    const server = serve('before it serves');
    expect(await server.ended).toBe(1);
    expect([lives().length, server.said()]).toEqual([1, '']);
  });

  test('that once served is tried again though it fails at start, for what it needs may come back', async () => {
    const server = serve('SIGKILL', 'before it serves');
    await vi.waitUntil(() => lives().length === 3, patience);
    server.stop();
    expect(await server.ended).toBe(0);
  });

  test('is not started again when the command is stopped meanwhile', async () => {
    const server = serve('SIGKILL');
    await vi.waitUntil(() => server.said().includes('starting again'), patience);
    server.stop();
    expect(await server.ended).toBe(128 + 15);
    expect(lives()).toHaveLength(1);
  });
});
