import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Width and height of every demo picture, in pixels: the size the product recommends to owners. */
export const canvas = { width: 1875, height: 1000 } as const;

/** Centre of the canvas; the guest page crops pictures to the square around it. */
export const centre = { x: canvas.width / 2, y: canvas.height / 2 } as const;

export interface Point {
  x: number;
  y: number;
}

const iconSetPath = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
const iconSet = JSON.parse(readFileSync(iconSetPath, 'utf8')) as { icons: Record<string, { body: string }> };

/** Small repeatable random source (mulberry32), so that a picture is the same on every run. */
export function randomFrom(seed: number): (low: number, high: number) => number {
  let state = seed;
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

/** Points spread inside a disc by the golden angle with a little unrest, for seeds, crumbs and garnish. */
export function scatter(count: number, middle: Point, radius: number, seed: number): Point[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count) * random(0.88, 1.06);
    const angle = index * 2.39996 + random(-0.35, 0.35);
    return { x: middle.x + distance * Math.cos(angle), y: middle.y + distance * Math.sin(angle) };
  });
}

/** Points on a ring, the first at the top. */
export function ring(count: number, middle: Point, radius: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((turn - 90) * Math.PI) / 180 + (index * 2 * Math.PI) / count;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}

export function circle(at: Point, radius: number, attributes: string): string {
  return `<circle cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" r="${radius}" ${attributes}/>`;
}

export function ellipse(at: Point, radiusX: number, radiusY: number, attributes: string): string {
  return `<ellipse cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" rx="${radiusX}" ry="${radiusY}" ${attributes}/>`;
}

/** Places a drawing made around 0,0. */
export function place(drawing: string, at: Point, turn = 0, scale = 1): string {
  return `<g transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${turn}) scale(${scale})">${drawing}</g>`;
}

/** A vector food from the Fluent set (Microsoft, MIT), centred on a point, with the shadow it throws. */
export function motif(name: string, at: Point, size: number, turn = 0, shadow = 'drop'): string {
  return `<g filter="url(#${shadow})"><g transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${turn}) scale(${size / 32}) translate(-16 -16)"><use href="#motif-${name}"/></g></g>`;
}

function motifDefinition(name: string): string {
  const icon = iconSet.icons[name];
  if (!icon) throw new Error(`The icon set has no "${name}".`);
  const own = (id: string): string => `${name}-${id}`;
  const body = icon.body
    .replaceAll(/\bid="([^"]+)"/g, (_, id: string) => `id="${own(id)}"`)
    .replaceAll(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${own(id)})`)
    .replaceAll(/href="#([^"]+)"/g, (_, id: string) => `href="#${own(id)}"`);
  return `<g id="motif-${name}">${body}</g>`;
}

const sharedDefinitions = `
<filter id="drop" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="10" dy="16" stdDeviation="12" flood-color="#2a1408" flood-opacity=".36"/></filter>
<filter id="near" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="4" dy="7" stdDeviation="5" flood-color="#2a1408" flood-opacity=".34"/></filter>
<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="blur" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="9"/></filter>
<radialGradient id="daylight" cx=".22" cy=".05" r=".95"><stop offset="0" stop-color="#fff6df" stop-opacity=".42"/><stop offset=".55" stop-color="#fff6df" stop-opacity=".05"/><stop offset="1" stop-color="#20100a" stop-opacity=".2"/></radialGradient>
<radialGradient id="gloss" cx=".32" cy=".24" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a0f05" stop-opacity=".2"/></radialGradient>`;

/** Closes a drawing into one SVG document with the motifs it uses and the common light. */
export function picture(drawing: string): string {
  const used = new Set([...drawing.matchAll(/#motif-([a-z-]+)/g)].map((match) => match[1] ?? ''));
  const size = `width="${canvas.width}" height="${canvas.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size} viewBox="0 0 ${canvas.width} ${canvas.height}"><defs>${sharedDefinitions}${[...used].map(motifDefinition).join('')}</defs>${drawing}<rect ${size} fill="url(#daylight)"/></svg>`;
}
