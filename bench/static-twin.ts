import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Image, PublicItem, PublicMenuPage } from '@cardamom/api-types';
import { freePort } from '../scripts/lib/free-port.ts';

/** Something that serves files as they lie there. */
export interface StaticServer {
  origin: string;
  /** "nginx", or what stood in for it. */
  name: string;
  stop: () => Promise<void>;
}

const style = `body{font:17px/1.35 system-ui,sans-serif;max-width:40rem;margin:auto;padding:0 20px;color:#1d1b17;background:#fdf9ee}
h1{color:#2f6b3c}nav{display:flex;gap:16px;overflow-x:auto}a{color:inherit;min-height:44px;line-height:44px}ul{list-style:none;padding:0}
li{padding:13px 0;display:flow-root}h3{margin:0;display:flex;justify-content:space-between}img{float:right;width:104px;height:96px;object-fit:cover;margin-left:12px}img.wide{float:none;width:100%;height:auto;aspect-ratio:5/3;margin:0}p{margin:0;color:#4a463e}`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** How a picture is drawn: the least width of its file, and the rest of its tag. */
type Drawn = { least: number; tag: string };

const small = (isEarly: boolean): Drawn => ({
  least: 200,
  tag: `width="104" height="96"${isEarly ? '' : ' loading="lazy"'}`,
});
/** As wide as a phone: what our page shows of the restaurant, and of the dish that it features first. */
const large: Drawn = { least: 800, tag: 'class="wide" width="1600" height="960" fetchpriority="high"' };

function pictureOf(image: Image | null, { least, tag }: Drawn, files: Set<string>): string {
  const sources = (image?.sources ?? [])
    .filter(({ width }) => width >= least)
    .toSorted((one, other) => one.width - other.width);
  const smallest = (format: string) => sources.find((source) => source.format === format)?.url;
  const [avif, jpeg] = [smallest('avif'), smallest('jpeg')];
  if (image === null || jpeg === undefined) return '';
  for (const url of [avif, jpeg]) if (url !== undefined) files.add(url);
  const modern = avif === undefined ? '' : `<source type="image/avif" srcset="${avif}">`;
  return `<picture>${modern}<img src="${jpeg}" alt="${escape(image.altText)}" ${tag}></picture>`;
}

/** The same menu as somebody would write it by hand: words, prices, allergens and the pictures that our page shows, and no more. */
export function writtenByHand({ restaurant, menu }: PublicMenuPage): {
  html: string;
  files: ReadonlySet<string>;
} {
  const files = new Set<string>();
  let place = 0;
  const featured = menu.sections.find(({ featuredItemId }) => featuredItemId !== null)?.featuredItemId;
  const dish = (item: PublicItem): string => {
    const prices = item.sizes
      .map(({ name, price }) => `${escape(name)} ${((price ?? 0) / 100).toFixed(2)}`)
      .join(' · ');
    const { contains, mayContain } = item.allergens;
    const allergens = `Contains ${contains.join(', ').toLowerCase()} · may contain ${mayContain.join(', ').toLowerCase()}`;
    place += 1;
    const picture = pictureOf(item.image, item.id === featured ? large : small(place < 4), files);
    return `<li><h3>${escape(item.name)} <span>${prices}</span></h3>${picture}<p>${escape(item.description)}</p><p>${allergens}</p></li>`;
  };
  const links = menu.sections.map(({ title }, index) => `<a href="#s${index}">${escape(title)}</a>`).join('');
  const sections = menu.sections
    .map(
      ({ title, items }, index) =>
        `<section id="s${index}"><h2>${escape(title)}</h2><ul>${items.map(dish).join('')}</ul></section>`,
    )
    .join('');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="The menu"><title>${escape(restaurant.name)}</title><style>${style}</style><body>${pictureOf(restaurant.photo, large, files)}<h1>${escape(restaurant.name)}</h1><nav>${links}</nav><main>${sections}</main></body></html>`;
  return { html, files };
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

const nginxConfig = (folder: string, port: number) => `
user root; worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; keepalive_requests 1000000;
  types { ${Object.entries(types)
    .map(([ending, type]) => `${type} ${ending};`)
    .join(' ')} }
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location = /page { default_type text/html; charset utf-8; add_header Content-Encoding br; }
  }
}`;

async function startNginx(folder: string, port: number): Promise<(() => Promise<void>) | null> {
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(folder, port));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const isMissing = await new Promise<boolean>((resolve) => {
    nginx.once('error', () => resolve(true));
    nginx.once('spawn', () => resolve(false));
  });
  if (isMissing) return null;
  return async () => {
    const ended = new Promise((resolve) => {
      nginx.once('exit', resolve);
    });
    nginx.kill('SIGTERM');
    await ended;
  };
}

async function startNode(files: ReadonlyMap<string, Buffer>, port: number): Promise<() => Promise<void>> {
  const server = createServer(({ url = '' }, response) => {
    const bytes = files.get(url);
    if (url === '/page')
      response.setHeader('content-encoding', 'br').setHeader('content-type', 'text/html; charset=utf-8');
    else response.setHeader('content-type', types[url.slice(url.lastIndexOf('.') + 1)] ?? 'text/plain');
    response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
}

/** Serves a page at `/page`, as brotli, and files beside it: by nginx, or by Node where there is none. */
export async function serveStatically(
  page: Buffer,
  media: ReadonlyMap<string, Buffer> = new Map(),
): Promise<StaticServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cardamom-static-'));
  const files = new Map([...media, ['/page', page]]);
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  const port = await freePort();
  const stopNginx = await startNginx(folder, port);
  const stop = stopNginx ?? (await startNode(files, port));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50 && !(await fetch(`${origin}/page`).catch(() => null))?.ok; tries += 1)
    await wait(100);
  return {
    origin,
    name: stopNginx ? 'nginx' : 'Node, because nginx is missing',
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The menu that a restaurant shows first, written by hand and served beside it, with the pictures it names. */
export async function serveTwin(origin: string, page: PublicMenuPage): Promise<StaticServer> {
  const { html, files } = writtenByHand(page);
  const media = new Map<string, Buffer>();
  for (const file of files) {
    // Who does not name AVIF gets JPEG at its address.
    const answer = await fetch(origin + file, { headers: { accept: 'image/avif,*/*' } });
    media.set(file, Buffer.from(await answer.arrayBuffer()));
  }
  return serveStatically(brotliCompressSync(html), media);
}
