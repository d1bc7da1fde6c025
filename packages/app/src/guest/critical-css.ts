import { baseCss, fallbackFontCss, themeCss } from '@cardamom/ui/theme';

/** Drops the custom properties nobody reads: the page carries its own CSS, so each byte is on the way to first paint. */
export function onlyUsedProperties(css: string, readers: string): string {
  const used = new Set([...`${css}${readers}`.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
  return css.replaceAll(/(--cm-[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}

/** Removes styled-components' own marks, which only a hydrating client reads. */
function withoutMarkers(styleTags: string): string {
  return styleTags
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '')
    .replaceAll(/\s*\n\s*/g, '');
}

function shortName(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const last = letters[index % 26] ?? '';
  return index < 26 ? last : `${shortName(Math.floor(index / 26) - 1)}${last}`;
}

/** Gives the generated classes short names, and takes those off the HTML that no rule selects. */
export function shortenClasses(body: string, css: string): { body: string; css: string } {
  const selected = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1] ?? ''));
  const names = new Map([...selected].map((name, index) => [name, shortName(index)]));
  return {
    css: css.replaceAll(/\.([a-z][\w-]*)/gi, (_, name: string) => `.${names.get(name)}`),
    // React writes quotes in text as &quot;, so ` class="` is always an attribute.
    body: body.replaceAll(/ class="([^"]*)"/g, (_, list: string) => {
      const kept = list.split(' ').flatMap((name) => names.get(name) ?? []);
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    }),
  };
}

/** The page's whole style sheet (tokens it uses, reset, fonts, rules of the rendered components) and the body it styles. */
export function withCriticalCss(body: string, styleTags: string): { body: string; css: string } {
  const components = shortenClasses(body, withoutMarkers(styleTags));
  const base = baseCss.replaceAll('\n', '');
  const theme = onlyUsedProperties(themeCss.replaceAll('\n', ''), base + components.css);
  return { body: components.body, css: `${fallbackFontCss}${theme}${base}${components.css}` };
}
