import SQLite from 'better-sqlite3';
import { join } from 'node:path';

/**
 * How a process holds the data folder. `beside` others, as a command does; `alone among servers`, as a server on the embedded
 * database does, whose guests' pages would not hear of another's changes; `alone`, while all data is replaced.
 */
export type FolderHold = 'beside' | 'alone among servers' | 'alone';

/** Locks of an SQLite file: many may read, one of them may be about to write, and who writes is alone (sqlite.org/lockingv3.html). */
const begins: Record<FolderHold, string> = {
  beside: 'begin; select count(*) from sqlite_schema',
  'alone among servers': 'begin immediate',
  alone: 'begin exclusive',
};

/**
 * Holds the data folder until the returned function is called, or this process ends in whatever way: the operating
 * system takes the lock back. Returns null where another holds it so that both cannot be.
 */
export function holdFolder(dataDir: string, hold: FolderHold): (() => void) | null {
  const lock = new SQLite(join(dataDir, 'cardamom.lock'), { timeout: 0 });
  try {
    lock.exec(begins[hold]);
  } catch (error) {
    lock.close();
    if ((error as NodeJS.ErrnoException).code?.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
  return () => {
    lock.close();
  };
}
