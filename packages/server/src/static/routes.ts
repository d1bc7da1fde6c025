import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Services } from '../shared/services.ts';
import { forAnyOrigin } from '../shared/for-any-origin.ts';
import { hashOf, sendRepresentation, type Representation } from '../shared/representation.ts';
import { readAssets, type AssetFolder } from './asset-folder.ts';
import { builtApp } from './built-app.ts';
import { developersPage } from './developers-page.ts';
import { mediaTypeOf } from './media-types.ts';
import { shellMaker, type Shell, type ShellOptions } from './shell.ts';

const compressedFolder = fileURLToPath(new URL('../../../../.cache/compressed/', import.meta.url));

/** Hashed names never change their content; everything else is asked for again. */
const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';
const hashed = /^(?:screen-|preview-)?assets\//u;

/** The back office is for staff; guests' pages are for everyone, and printed codes only lead to them. */
const robotsOf = (publicUrl: string) =>
  `User-agent: *\nAllow: /qr-menu/\nAllow: /media/\nAllow: /guest/\nAllow: /og/\nAllow: /sitemap\nDisallow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** Where only files lie: an address below that is missing is no page. */
const fileFolders = ['/assets/', '/screen-assets/', '/preview-assets/', '/media/', '/guest/'];

/**
 * Whether somebody is going to a page, rather than a page fetching a file that is missing. Browsers say what they fetch for
 * (`Sec-Fetch-Mode`); programs that do not, and take anything (`curl`, a monitor), get the page.
 */
function isNavigation(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  const isPage =
    !path.slice(path.lastIndexOf('/')).includes('.') &&
    !fileFolders.some((folder) => path.startsWith(folder));
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { accept = '*/*', 'sec-fetch-mode': mode = 'navigate' } = request.headers;
  return isRead && isPage && mode === 'navigate' && /text\/html|\*\/\*/u.test(accept);
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type(mediaTypeOf('.txt'))
    .send('There is nothing here.');
}

function plain(text: string): Representation {
  const bytes = Buffer.from(text);
  return { contentType: mediaTypeOf('.txt'), hash: hashOf(bytes), bodies: { identity: bytes } };
}

function serveAssets(
  app: FastifyInstance,
  assets: AssetFolder,
  prefix: string,
  further: Readonly<Record<string, string>> = {},
): void {
  for (const [path, open] of assets) {
    if (path === 'index.html' || path === 'render.js' || path.startsWith('.vite/')) continue;
    const headers = { 'cache-control': hashed.test(path) ? immutable : revalidated, ...further };
    app.get(prefix + path, async (request, reply) =>
      sendRepresentation(request, reply, await open(), headers),
    );
  }
}

/** Makes the page of a folder; undefined where it is not built. */
async function shellIn(folder: AssetFolder, options: ShellOptions): Promise<(() => Shell) | undefined> {
  const page = await folder.get('index.html')?.();
  return page && shellMaker(page.bodies.identity.toString(), options);
}

function sendShell(reply: FastifyReply, make: (() => Shell) | undefined): FastifyReply {
  if (make === undefined) return sendNothing(reply);
  const { html, contentSecurityPolicy } = make();
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy)
    .type(mediaTypeOf('.html'))
    .send(html);
}

/** The back office's page and files, those of guest pages and screens, `robots.txt` and the icon; real 404s for what is missing. */
export async function staticRoutes(app: FastifyInstance, { config, log }: Services): Promise<void> {
  const office = await readAssets(join(builtApp, 'office'), compressedFolder);
  const guest = await readAssets(join(builtApp, 'guest'), compressedFolder);
  const screen = await readAssets(join(builtApp, 'screen'), compressedFolder);
  const preview = await readAssets(join(builtApp, 'preview'), compressedFolder);
  const workers = ['worker', 'guest-worker', 'screen-worker'].map((folder) =>
    readAssets(join(builtApp, folder), compressedFolder),
  );
  serveAssets(app, office, '/');
  serveAssets(app, screen, '/');
  serveAssets(app, preview, '/', forAnyOrigin);
  // Where something adds a header to what a browser asks for, the browser asks first whether it may.
  for (const folder of ['/preview-assets/', '/guest/']) {
    app.options(`${folder}*`, (_request, reply) =>
      reply
        .code(204)
        .headers({ ...forAnyOrigin, 'access-control-allow-headers': '*' })
        .send(),
    );
  }
  for (const worker of await Promise.all(workers)) serveAssets(app, worker, '/');
  serveAssets(app, guest, '/guest/', forAnyOrigin);
  const robotsFile = plain(robotsOf(config.publicUrl));
  app.get('/robots.txt', async (request, reply) =>
    sendRepresentation(request, reply, robotsFile, { 'cache-control': revalidated }),
  );
  let developers: ReturnType<typeof developersPage> | undefined;
  app.get('/developers', async (request, reply) => {
    developers ??= developersPage(config.publicUrl);
    const { representation, csp } = await developers;
    return sendRepresentation(request, reply, representation, {
      'cache-control': revalidated,
      'content-security-policy': csp,
    });
  });
  const icon = office.get('icon.svg');
  for (const path of ['/favicon.svg', '/favicon.ico'])
    if (icon)
      app.get(path, async (request, reply) =>
        sendRepresentation(request, reply, await icon(), { 'cache-control': revalidated }),
      );

  const isHttps = config.publicUrl.startsWith('https:');
  // The service worker of the sold-out page is a script that the page names.
  const makePage = await shellIn(office, { isHttps, policies: ['sold-out-worker'] });
  if (makePage === undefined) log.warn('The back office is not built: npm start builds it');
  const makePreview = await shellIn(preview, { isHttps, isFramed: true });
  app.get('/preview-frame', (_request, reply) =>
    sendShell(reply.header('x-robots-tag', 'noindex'), makePreview),
  );
  const sendPage = (reply: FastifyReply) => sendShell(reply, makePage);
  // A service worker cannot ask for a page as somebody who goes there does.
  app.get('/sold-out-shell', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (isNavigation(request)) return sendPage(reply);
    return sendNothing(reply);
  });
}
