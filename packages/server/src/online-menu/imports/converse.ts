import type { ChildProcess } from 'node:child_process';
import type { Asks, Outcome, Said, Told, Work } from './reader/messages.ts';
import { UnreadableFile } from './unreadable.ts';

/** How long the reading process may work on one import, in ms, without the time in which it waits for the server. */
const mostWorkingMs = 120_000;

const tooDemanding = (): UnreadableFile =>
  new UnreadableFile(
    'The file needs more memory or time to be read than an import may take. Split it, or save the menu as CSV.',
  );

function failure({ failed, isForPeople, stack }: Extract<Said, { failed: string }>): Error {
  return isForPeople ? new UnreadableFile(failed) : Object.assign(new Error(failed), { stack });
}

/**
 * Talks with the reading process about one work until it is done. Throws `UnreadableFile`, also where the process
 * took too long or died, what an answer threw, and the signal's reason; in the last three cases the process is ended.
 */
export async function converse(
  child: ChildProcess,
  work: Work,
  asks: Asks,
  signal: AbortSignal,
): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  let left = mostWorkingMs;
  let since = 0;
  let limit: NodeJS.Timeout | undefined;

  function end(reason: unknown): void {
    child.kill('SIGKILL');
    reject(reason);
  }
  function tell(told: Told): void {
    since = performance.now();
    limit = setTimeout(() => end(tooDemanding()), Math.max(0, left));
    if (child.connected) child.send(told, () => undefined);
  }
  async function answer(said: Said): Promise<void> {
    clearTimeout(limit);
    left -= performance.now() - since;
    if ('done' in said) return resolve(said.done);
    if ('failed' in said) return reject(failure(said));
    try {
      tell({ answer: await asks[said.ask](said.argument as never) });
    } catch (error) {
      end(error);
    }
  }
  const onMessage = (said: Said): void => void answer(said);
  const onExit = (): void => reject(tooDemanding());
  const onAbort = (): void => end(signal.reason);

  child.on('message', onMessage).once('exit', onExit);
  signal.addEventListener('abort', onAbort, { once: true });
  tell({ work });
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    child.off('message', onMessage).off('exit', onExit);
    signal.removeEventListener('abort', onAbort);
  }
}
