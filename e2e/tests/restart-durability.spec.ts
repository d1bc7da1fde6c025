import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.ts';
import { root } from '../../scripts/lib/paths.mjs';

/** Process ids of what a process has started. */
async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

test('a killed server comes back by itself, and the sign-in link printed before still works', async ({
  request,
}) => {
  test.skip(process.platform !== 'linux', 'finds the server through /proc');
  test.setTimeout(180_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-comes-back-'));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const command = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: baseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let said = '';
  command.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  command.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(command, 'exit');
  try {
    await expect.poll(() => printed, { timeout: 90_000 }).toContain('Sign in (once, 24 h)');
    const announced = printed;
    for (const [round, signal] of (['SIGKILL', 'SIGABRT'] as const).entries()) {
      const [server = 0] = await childrenOf(command.pid ?? 0);
      process.kill(server, signal);
      await expect.poll(() => said.split('answers again').length - 1, { timeout: 60_000 }).toBe(round + 1);
      expect(said).toContain(
        `The server stopped unexpectedly (${signal}); starting again in ${round + 1} s.`,
      );
      expect((await request.get(`${baseUrl}/readyz`)).status()).toBe(200);
    }
    expect(printed).toBe(announced);
    const token = /sign-in-link#([\w-]+)/u.exec(announced)?.[1];
    const answer = await request.post(`${baseUrl}/api/authentication/sign-in-link`, {
      headers: { Origin: baseUrl },
      data: { token },
    });
    expect(answer.status()).toBe(200);
    const [server = 0] = await childrenOf(command.pid ?? 0);
    command.kill('SIGTERM');
    await ended;
    expect(() => process.kill(server, 0)).toThrow('ESRCH');
  } finally {
    command.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});
