import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Services } from '../shared/services.ts';
import { hashOf, sendRepresentation, type Representation } from '../shared/representation.ts';
import { readAssets, type AssetFolder } from './asset-folder.ts';
import { builtApp } from './built-app.ts';
import { developersPage } from './developers-page.ts';
import { mediaTypeOf } from './media-types.ts';
import { shellMaker } from './shell.ts';

const compressedFolder = fileURLToPath(new URL('../../../../.cache/compressed/', import.meta.url));

/** Hashed names never change their content; everything else is asked for again. */
const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/** The back office is for staff; guests' pages are for everyone, and printed codes only lead to them. */
const robotsOf = (publicUrl: string) =>
  `User-agent: *\nAllow: /qr-menu/\nAllow: /media/\nAllow: /guest/\nAllow: /og/\nAllow: /sitemap\nDisallow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** Where only files lie: an address below that is missing is no page. */
const fileFolders = ['/assets/', '/screen-assets/', '/media/', '/guest/'];

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

function serveAssets(app: FastifyInstance, assets: AssetFolder, prefix: string): void {
  for (const [path, open] of assets) {
    if (path === 'index.html' || path === 'render.js' || path.startsWith('.vite/')) continue;
    const headers = { 'cache-control': /^(?:screen-)?assets\//u.test(path) ? immutable : revalidated };
    app.get(prefix + path, async (request, reply) =>
      sendRepresentation(request, reply, await open(), headers),
    );
  }
}

/** The back office's page and files, those of guest pages and screens, `robots.txt` and the icon; real 404s for what is missing. */
export async function staticRoutes(app: FastifyInstance, { config, log }: Services): Promise<void> {
  const office = await readAssets(join(builtApp, 'office'), compressedFolder);
  const guest = await readAssets(join(builtApp, 'guest'), compressedFolder);
  const screen = await readAssets(join(builtApp, 'screen'), compressedFolder);
  const workers = ['worker', 'guest-worker', 'screen-worker'].map((folder) =>
    readAssets(join(builtApp, folder), compressedFolder),
  );
  serveAssets(app, office, '/');
  serveAssets(app, screen, '/');
  for (const worker of await Promise.all(workers)) serveAssets(app, worker, '/');
  serveAssets(app, guest, '/guest/');
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

  const page = await office.get('index.html')?.();
  if (page === undefined) log.warn('The back office is not built: npm start builds it');
  const makeShell =
    page &&
    // The service worker of the sold-out page is a script that the page names.
    shellMaker(page.bodies.identity.toString(), config.publicUrl.startsWith('https:'), ['sold-out-worker']);
  const sendPage = (reply: FastifyReply) => {
    if (makeShell === undefined) return sendNothing(reply);
    const { html, contentSecurityPolicy } = makeShell();
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy)
      .type(mediaTypeOf('.html'))
      .send(html);
  };
  // A service worker cannot ask for a page as somebody who goes there does.
  app.get('/sold-out-shell', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (isNavigation(request)) return sendPage(reply);
    return sendNothing(reply);
  });
}
