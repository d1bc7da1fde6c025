import { setTimeout as pause } from 'node:timers/promises';
import { StorageUnavailable } from './storage-unavailable.ts';

/** PostgreSQL, Appendix A: two transactions stood in each other's way, and the same one may succeed now. */
const collided = new Set(['40001', '40P01']);

/**
 * PostgreSQL, Appendix A: stopping or starting, no connection left, disk or memory full, a lock not given in time,
 * an idle transaction ended, a standby that takes no writes; and what the network says.
 */
const unavailable = new Set(
  (
    '57P01 57P02 57P03 57P05 53100 53200 53300 55P03 25P03 25006 ' +
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'
  ).split(' '),
);

/** pg names no code where the connection itself is gone, none came in time, or the process is stopping. */
const lostConnection =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect|after calling end on the pool/u;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  // Class 08 is every connection exception.
  if (unavailable.has(code) || /^08...$/u.test(code)) return true;
  return error instanceof Error && lostConnection.test(error.message);
}

const mostTries = 6;
const shortestPauseMs = 10;

/**
 * Runs a transaction, and again where it collided with another one: after a pause that doubles and is partly chance, so
 * that the two do not meet again. Throws StorageUnavailable where the database is away.
 */
export async function retryingCollisions<T>(transact: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (isUnavailable(error)) throw new StorageUnavailable(error);
      if (!collided.has(codeOf(error)) || tries === mostTries) throw error;
      await pause(shortestPauseMs * 2 ** tries * (0.5 + Math.random()));
    }
  }
}
