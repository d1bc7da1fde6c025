import { fallbackFontCss, resetCss, themeCss } from '@cardamom/ui/theme';

/** Drops the custom properties nobody reads: the page carries its own CSS, so each byte is on the way to first paint. */
function onlyUsedProperties(css: string, readers: string): string {
  const used = new Set([...`${css}${readers}`.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
  return css.replaceAll(/(--cm-[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}

/** Around the markup, and what the page's late script may add to it and does not dress itself. */
const otherElements = new Set(['html', 'body', 'p']);

/** The reset's rules for what is on the page: elements and attributes that their selectors begin with. */
function usedReset(body: string): string {
  const isThere = (selector: string) => {
    const [, element, attribute] = /^([a-z]\w*)|^\[(\w+)/.exec(selector) ?? [];
    if (element !== undefined) return otherElements.has(element) || body.includes(`<${element}`);
    return attribute === undefined || body.includes(` ${attribute}`);
  };
  return resetCss
    .split('\n')
    .flatMap((rule) => {
      const start = rule.indexOf('{');
      const selectors = rule.slice(0, start).split(',').filter(isThere);
      return selectors.length > 0 ? selectors.join(',') + rule.slice(start) : [];
    })
    .join('');
}

/** Markup cut at its class attributes: texts, and between them what those attributes held. */
export type CutMarkup = readonly string[];

/** Cuts markup; React writes quotes in text as &quot;, so ` class="` is always an attribute. */
export function cutMarkup(html: string): CutMarkup {
  return html.split(/ class="([^"]*)"/);
}

const isClassList = (place: number) => place % 2 === 1;

/** styled-components ends each component's rules with the classes that it has made for it. */
const endOfComponent = /^data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}$/;

/** What a mixin says of a text and its component says otherwise, further on in the same rule. */
const saidAgain = /(?<=[{;])(font-size|font-weight|line-height|letter-spacing):[^;{}]*;(?=(?:[^{}]*;)?\1:)/g;

/**
 * The rules of these classes, without styled-components' own marks. Their order is that of the components and within one
 * that of what the rules say, whatever was rendered before.
 */
function usedRules(styleTags: string, used: ReadonlySet<string>): string {
  const kept: string[] = [];
  const animations: string[] = [];
  let rules: string[] = [];
  for (const chunk of styleTags.replaceAll(/<\/?style[^>]*>/g, '').split('/*!sc*/')) {
    const rule = chunk.trim();
    const classes = endOfComponent.exec(rule)?.[1];
    if (classes === undefined) {
      rules.push(rule);
      continue;
    }
    const variants = classes.split(',').flatMap((name) => {
      if (!used.has(name)) return [];
      const selects = new RegExp(`\\.${name}(?![\\w-])`);
      const css = rules.filter((one) => selects.test(one));
      return [{ css, says: css.join('').replaceAll(name, '') }];
    });
    for (const { css } of variants.toSorted((one, other) => (one.says < other.says ? -1 : 1)))
      kept.push(...css);
    animations.push(...rules.filter((one) => one.startsWith('@keyframes')));
    rules = [];
  }
  const css = kept.join('');
  const played = animations.filter((one) => css.includes(/^@keyframes ([\w-]+)/.exec(one)?.[1] ?? one));
  return (css + played.join(''))
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(';}', '}')
    .replaceAll(saidAgain, '');
}

function shortName(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const last = letters[index % 26] ?? '';
  return index < 26 ? last : `${shortName(Math.floor(index / 26) - 1)}${last}`;
}

/** Gives the generated classes short names, and takes those off the markup that no rule selects. */
function shortenClasses(markup: readonly CutMarkup[], lists: ReadonlySet<string>, css: string) {
  const selected = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1] ?? ''));
  const names = new Map([...selected].map((name, index) => [name, shortName(index)]));
  const attributes = new Map(
    [...lists].map((list) => {
      const short = list.split(' ').flatMap((name) => names.get(name) ?? []);
      return [list, short.length > 0 ? ` class="${short.join(' ')}"` : ''];
    }),
  );
  const pieces: string[] = [];
  for (const cut of markup)
    for (const [place, piece] of cut.entries())
      pieces.push(isClassList(place) ? (attributes.get(piece) ?? '') : piece);
  return {
    css: css.replaceAll(/\.([a-z][\w-]*)/gi, (_, name: string) => `.${names.get(name)}`),
    body: pieces.join(''),
  };
}

/** The page's whole style sheet (tokens it uses, reset, fonts, rules of the rendered components) and the body it styles. */
export function withCriticalCss(
  markup: readonly CutMarkup[],
  styleTags: string,
): { body: string; css: string } {
  const lists = new Set(markup.flatMap((cut) => cut.filter((_, place) => isClassList(place))));
  const used = new Set([...lists].flatMap((list) => list.split(' ')));
  const components = shortenClasses(markup, lists, usedRules(styleTags, used));
  const base = usedReset(components.body);
  const theme = onlyUsedProperties(themeCss.replaceAll('\n', ''), base + components.css);
  return { body: components.body, css: `${fallbackFontCss}${theme}${base}${components.css}` };
}
