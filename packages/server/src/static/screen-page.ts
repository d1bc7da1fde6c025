import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '../http/contract.ts';
import { hashOf } from '../shared/representation.ts';
import type { Services } from '../shared/services.ts';
import { builtApp } from './built-app.ts';
import { mediaTypeOf } from './media-types.ts';
import { shellMaker } from './shell.ts';

/** The page of screens as it was built, and what a screen compares with what it runs: the release, and which build this is. */
export type ScreenPage = { readonly html: string | null; readonly version: string };

/** Reads the page; `html` is null where it is not built. */
export function readScreenPage(folder = builtApp): ScreenPage {
  const { info } = readContract() as unknown as { info: { version: string } };
  const file = join(folder, 'screen', 'index.html');
  if (!existsSync(file)) return { html: null, version: info.version };
  const html = readFileSync(file, 'utf8');
  return { html, version: `${info.version}-${hashOf(html).slice(0, 8)}` };
}

/** The page says which version it is, for a screen that keeps it and asks the server later. */
const withVersion = (html: string, version: string) =>
  html.replace(/<head(?: [^>]*)?>/u, (head) => `${head}<meta name="screen-version" content="${version}">`);

/** Answers `/screen` and `/screen/{code}` with one page, which finds out by itself whose screen it is. */
export function screenPageRoutes(
  app: FastifyInstance,
  { config }: Pick<Services, 'config'>,
  { html, version }: ScreenPage,
): void {
  const makePage =
    html === null
      ? undefined
      : shellMaker(withVersion(html, version), {
          isHttps: config.publicUrl.startsWith('https:'),
          policies: ['screen-worker'],
        });
  for (const path of ['/screen', '/screen/:code'])
    app.get(path, (_request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      if (makePage === undefined)
        return reply
          .code(503)
          .headers({ 'cache-control': 'no-store', 'retry-after': '60' })
          .type(mediaTypeOf('.txt'))
          .send('The page of screens is not built: npm start builds it.');
      const { html: page, contentSecurityPolicy } = makePage();
      return reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': contentSecurityPolicy })
        .type(mediaTypeOf('.html'))
        .send(page);
    });
}
