import { createHash } from 'node:crypto';
import { precompressed, type Representation } from '../shared/representation.ts';

/** A page that stands by itself, with what its Content-Security-Policy has to say. */
export type DevelopersPage = { readonly representation: Representation; readonly csp: string };

const css = [
  ':root{color-scheme:light dark}',
  'body{max-inline-size:44rem;margin:0 auto;padding:2rem 1.25rem 4rem;font:1.0625rem/1.55 system-ui,sans-serif;color:light-dark(#16180f,#f1f3ea);background:light-dark(#fff,#14160f)}',
  'h1{font-size:2rem;line-height:1.15}h2{margin-block-start:2.5rem;font-size:1.25rem}',
  'code,pre{font:.9375rem/1.5 ui-monospace,monospace}',
  'pre{padding:1rem;border-radius:8px;background:light-dark(#f3f5ec,#1f2219);overflow-x:auto}',
  'dt{margin-block-start:1rem;font-weight:600;overflow-wrap:anywhere}dd{margin:0}a{color:inherit}',
].join('');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pathsInWords: readonly (readonly [string, string])[] = [
  ['/restaurants/{restaurantUrl}', 'A restaurant and its menus: which are on now, and when the others are.'],
  [
    '/restaurants/{restaurantUrl}/menus/{menuId}',
    'One menu whole: sections, dishes, sizes and prices, allergens, choices, what is sold out.',
  ],
  [
    '/restaurants/{restaurantUrl}/live',
    'A stream (server-sent events) that says when something changed, so that nobody has to ask again and again.',
  ],
  ['/configuration', 'Where this installation lies, and whether new restaurants can register.'],
  ['/openapi.json', 'All of this as OpenAPI 3.1, to make a client of.'],
];

/** Tells whoever writes programs what of a menu anybody may read, and how (docs/public-api.md). */
export async function developersPage(publicUrl: string): Promise<DevelopersPage> {
  const base = `${publicUrl}/api/public`;
  const list = pathsInWords
    .map(([path, words]) => `<dt><code>GET ${escaped(path)}</code></dt><dd>${words}</dd>`)
    .join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Menus for developers</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${css}</style></head><body><main>
<h1>Menus for developers</h1>
<p>What guests read in a menu, your program may read too: on your restaurant’s own website, on a screen, in a map. There is no key and no sign-in, and any website may ask (CORS). Nothing can be changed this way.</p>
<p>The address of a menu says which restaurant it is: in <code>${escaped(publicUrl)}/qr-menu/casa-lima</code> that is <code>casa-lima</code>.</p>
<pre><code>curl ${escaped(base)}/restaurants/casa-lima</code></pre>
<h2>What there is</h2>
<p>Below <code>${escaped(base)}</code>:</p>
<dl>${list}</dl>
<h2>How to read it</h2>
<ul>
<li>An answer is <code>{"data": …}</code>. What went wrong is a problem (RFC 9457) with a <code>code</code>.</li>
<li>Prices are whole numbers in the smallest unit of the restaurant’s <code>currency</code>: 1150 in EUR is €11.50, in JPY ¥1150.</li>
<li>Allergens count only where <code>isDeclared</code> is true. Where it is false nobody has said: never show that as free of anything.</li>
<li>What the restaurant hides from its guests is not in the answer: prices are null, lists are empty.</li>
<li>A former address still answers; <code>restaurantUrl</code> says today’s.</li>
</ul>
<h2>How often</h2>
<p>Answers are of this moment (<code>no-cache</code>), so please keep them and ask again when the stream says that something changed, or every few minutes: with <code>If-None-Match</code> and the <code>ETag</code> that came along, the answer is 304 where nothing else is to be said. A network may hold up to 500 streams; beyond that the answer is 429. While the database is away it is 503; <code>Retry-After</code> says for how long.</p>
<p>Search engines find the same menu as schema.org data in each menu’s page, and all pages in <a href="/sitemap.xml">the sitemap</a>.</p>
</main></body></html>`;
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    representation: await precompressed(Buffer.from(html), 'text/html; charset=utf-8', 11),
    csp: `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
