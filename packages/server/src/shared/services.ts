import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Keys } from '../config/keys.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What handlers and pages are made from: each domain's `routes.ts` exports `xHandlers(services): Handlers`. */
export type Services = {
  readonly config: Config;
  readonly keys: Keys;
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly mailer: Mailer;
};
