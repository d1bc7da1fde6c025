import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isRegistrationOpen } from '../authentication/register.ts';
import { restaurantsIn } from '../authentication/restaurant-repository.ts';
import { readConfig, type Config } from '../config/config.ts';
import { keysFrom, readSecretKey } from '../config/keys.ts';
import { UserError } from '../config/user-error.ts';
import { buildApp } from '../composition/app.ts';
import { createLog } from '../http/log.ts';
import { holdInstallation, type Hold } from '../installation/hold.ts';
import { announce, type AtStart } from './announce.ts';
import { keepToOurselves, refuseLostDatabase } from './own-data.ts';
import { demoAtStart } from './demo-at-start.ts';
import { explainDatabase } from './explain-database.ts';
import { requireSharedFolder } from './data-folder.ts';
import { giveBackAfterStart } from './give-back.ts';
import type { Readiness } from './health.ts';
import { openDatabase, prepareDataDir } from './open-database.ts';

/** Config → database → migrate → demo → http → addresses on the terminal, unless they stand there. Throws UserError for what the operator can put right. */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  { isAnnounced }: { isAnnounced: boolean },
): Promise<void> {
  // At a terminal the addresses should stay readable; a service wants its requests logged.
  const config = readConfig({
    ...environment,
    LOG_LEVEL: environment['LOG_LEVEL'] ?? (process.stderr.isTTY ? 'warn' : 'info'),
  });
  prepareDataDir(config);
  const log = createLog(config);
  const openTo = keepToOurselves(config.dataDir);
  if (openTo !== null)
    log.warn(
      { dataDir: config.dataDir, mode: openTo },
      'others on this machine may look into the data folder',
    );
  const hold = await holdInstallation(config, 'server').catch((error: unknown) => {
    throw explainDatabase(error, config);
  });
  try {
    const atStart = await serve(config, log, hold);
    if (!isAnnounced) announce(config, atStart);
  } catch (error) {
    await hold.release();
    throw error;
  }
}

async function serve(config: Config, log: Logger, hold: Hold): Promise<AtStart> {
  if (config.databaseUrl === undefined) refuseLostDatabase(config.dataDir);
  const keys = keysFrom(readSecretKey(config));
  const database = await openDatabase(config, (err) => log.warn({ err }, 'database connection lost'));
  const readiness: Readiness = { isReady: true };
  try {
    const isNew = await database.lookUp((tx) => restaurantsIn(tx).isEmpty());
    await requireSharedFolder(config, database, log);
    const awaitsOwner = await database.lookUp(
      async (tx) =>
        (await isRegistrationOpen(tx, config.registration)) && !(await restaurantsIn(tx).hasOwn()),
    );
    const demo = await demoAtStart({ config, keys, database });
    const app = await buildApp({ config, keys, database, log }, { readiness });
    const close = async (): Promise<void> => {
      await app.close();
      await database.close();
      await hold.release();
    };
    drainOnSignal(app.log, close, readiness);
    await listen(app, config);
    giveBackAfterStart();
    return { demo, isNew, awaitsOwner };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new UserError(
        `Port ${port} on ${host} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new UserError(`Port ${port} needs more rights. Choose one above 1023: PORT=3000 npm start`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new UserError(
        `HOST=${host} is no address of this machine. Allowed: 127.0.0.1, 0.0.0.0 or one of its own.`,
      );
    }
    throw error;
  }
}

/** How long a process that was told to stop still answers, so that a proxy which asks `/readyz` each second sends it nothing more. */
const noticeMs = 2000;

/**
 * On SIGTERM or SIGINT: says it wants no more, finishes what runs, closes the database; a second signal ends at once.
 * SIGINT comes from a person at a terminal, who waits for no proxy.
 */
function drainOnSignal(log: FastifyBaseLogger, close: () => Promise<void>, readiness: Readiness): void {
  const drain = async (signal: NodeJS.Signals): Promise<void> => {
    if (!readiness.isReady) process.exit(1);
    readiness.isReady = false;
    log.info('draining');
    if (signal === 'SIGTERM') await pause(noticeMs);
    await close();
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      drain(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      });
    });
  }
}
