import type { FastifyInstance } from 'fastify';
import { createJournal } from '../changes/journal.ts';
import { runJobs } from '../list-jobs/run-jobs.ts';
import { liveStreams } from '../live/streams.ts';
import { deviceOf } from '../authentication/known-device.ts';
import { sessionOf } from '../authentication/session.ts';
import { largestUpload } from '../files/limits.ts';
import { askPage } from '../guest-pages/ask-page.ts';
import { api, type ApiParts } from '../http/api.ts';
import { createApp } from '../http/app.ts';
import { watchDisk } from '../operations/disk-space.ts';
import { createMailer } from '../mail/mailer.ts';
import { healthRoutes, type Readiness } from '../operations/health.ts';
import { keepHouse } from '../operations/housekeeping.ts';
import { watchScreens } from '../screens/watch.ts';
import type { Services } from '../shared/services.ts';
import { readScreenPage } from '../static/screen-page.ts';
import { allHandlers } from './handlers.ts';
import { registerPages } from './pages.ts';

export type AppOptions = Pick<ApiParts, 'inspectAnswer'> & { readonly readiness?: Readiness };

/** The whole server without its sockets: API from the contract, health, pages. Throws when an operation has no handler. */
export async function buildApp(
  core: Omit<Services, 'mailer'>,
  { readiness, inspectAnswer }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, log, database } = core;
  const services: Services = { ...core, mailer: createMailer(config, log) };
  const disk = watchDisk(config, log);
  const app = await createApp(config, log);
  const jobs = runJobs(services);
  app.addHook('onClose', () => jobs.close());
  const journal = createJournal(database.changes);
  const live = liveStreams(journal, log);
  const screenPage = readScreenPage();
  // Before the server waits for what is open.
  app.addHook('preClose', async () => live.close());
  app.addHook('onClose', async () => journal.close());
  app.addHook('onClose', () => services.mailer.close());
  await app.register(healthRoutes, { database, readiness, disk });
  await app.register(api, {
    services,
    begin: (job) => jobs.start(job),
    handlers: allHandlers(
      services,
      jobs,
      live,
      (path) => askPage(app, path),
      (close) => void app.addHook('onClose', close),
      screenPage.version,
    ),
    room: disk,
    largestFile: largestUpload,
    sessionOf: (request) => sessionOf(services, request),
    deviceOf: (request) => deviceOf(services, request),
    inspectAnswer,
  } satisfies ApiParts);
  await registerPages(app, services, disk, screenPage);
  keepHouse(app, services);
  const watch = watchScreens(services);
  app.addHook('onClose', () => watch.stop());
  return app;
}
