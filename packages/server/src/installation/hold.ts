import type { Config } from '../config/config.ts';
import { UserError } from '../config/user-error.ts';
import { holdFolder, type FolderHold } from './folder-lock.ts';
import { isRestoreOpen, settleRestore } from './restored-files.ts';

/** Who works on an installation: a server, a command beside it, or a restore, which is alone. */
export type Role = 'server' | 'command' | 'restore';

export type Hold = { release(): Promise<void> };

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

const refusals: Record<Role, string> = {
  server: 'Another server, or a restore, is at work on it. Stop that first.',
  command: 'Data is being restored there. Wait until it is done.',
  restore: 'A server or another command is at work on it. Stop that first, then restore.',
};

const folderHolds: Record<Role, FolderHold> = {
  server: 'alone among servers',
  command: 'beside',
  restore: 'alone',
};

function takeFolder(dataDir: string, role: Role, refusal: string): Hold {
  const letGo = holdFolder(dataDir, folderHolds[role]);
  if (letGo === null) throw new UserError(`The data folder ${dataDir} is in use. ${refusal}`);
  return { release: () => Promise.resolve(letGo()) };
}

/** Loaded where there is one: who keeps everything in a file needs none of PostgreSQL's client. */
const database = () => import('./database-lock.ts');

/** What holds a PostgreSQL database holds its data folder too: the folder may lie where files cannot be locked. */
async function takeDatabase(databaseUrl: string, role: Role, refusal: string): Promise<Hold> {
  const { holdDatabase } = await database();
  const letGo = await holdDatabase(databaseUrl, role === 'restore' ? 'alone' : 'together');
  const { host, pathname } = new URL(databaseUrl);
  if (letGo === null) throw new UserError(`The database at ${host}${pathname} is in use. ${refusal}`);
  return { release: letGo };
}

/** Takes hold as one role; `asked` is whose refusal is told where that cannot be. */
async function take({ dataDir, databaseUrl }: Place, role: Role, asked: Role = role): Promise<Hold> {
  return databaseUrl === undefined
    ? takeFolder(dataDir, role, refusals[asked])
    : takeDatabase(databaseUrl, role, refusals[asked]);
}

/** Marks the tables as those of one restore, within its transaction. */
export const markOf = (id: string): string => `restored ${id}`;

/** Brings a restore that was broken off to its end, or takes it back. The caller holds the installation alone. */
export async function settle({ dataDir, databaseUrl }: Place): Promise<void> {
  await settleRestore(dataDir, async (id) => {
    if (databaseUrl === undefined) return false;
    const { isMarked } = await database();
    return isMarked(databaseUrl, markOf(id));
  });
}

/**
 * Takes hold of an installation before anything of it is opened, and brings a restore that was broken off to its end.
 * Throws UserError where another is at work so that both cannot be, and pg's error where its server cannot be reached.
 */
export async function holdInstallation(place: Place, role: Role): Promise<Hold> {
  if (isRestoreOpen(place.dataDir)) {
    const alone = await take(place, 'restore', role);
    try {
      await settle(place);
    } finally {
      await alone.release();
    }
  }
  return take(place, role);
}
