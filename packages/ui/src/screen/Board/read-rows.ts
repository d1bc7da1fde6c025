import type { ScreenDish } from '../types.ts';
import { priceBeside } from './alike-rows.ts';
import type { DrawnPart, ReadPart, ReadRow, Ruler } from './gauging.ts';
import { sureLines } from './row-lines.ts';

/** A name whose box is as tall as so many of its lines takes more than one. */
const oneLine = 1.5;

/** The width or height of an element's content, in CSS pixels, however it is scaled where it stands. */
function sizeOf(element: Element, side: 'width' | 'height'): number {
  return Number.parseFloat(getComputedStyle(element)[side]);
}

/** Where a row has its name and its prices. */
function wordsOf(row: Element): { line: HTMLElement; name: HTMLElement; prices: HTMLElement | null } | null {
  const name = row.querySelector<HTMLElement>('p');
  const line = name?.parentElement;
  const prices = line?.lastElementChild;
  if (!name || !line) return null;
  return { line, name, prices: prices instanceof HTMLElement && prices !== name ? prices : null };
}

function takesOneLine(name: Element): boolean {
  return sizeOf(name, 'height') < oneLine * Number.parseFloat(getComputedStyle(name).lineHeight);
}

function isBroken(row: Element): boolean {
  const words = wordsOf(row);
  if (!words?.prices || words.line.dataset['parts'] === undefined) return false;
  return words.prices.offsetTop >= words.name.offsetTop + words.name.offsetHeight / 2;
}

/**
 * Reads what stands in a slice: of each part its heading, its heading where it goes on, and its rows, drawn one after the other. `unit` is what
 * heights are told in, in CSS pixels.
 */
export function readParts(slice: Element, parts: readonly DrawnPart[], unit: number): ReadPart[] {
  return parts.flatMap(({ section, rows }, index) => {
    const [begun, continued, whole] = [...slice.children].slice(3 * index);
    if (!begun || !continued || !whole) return [];
    const read = [...whole.querySelectorAll('li')].map((row, at): ReadRow => ({
      row: rows[at] ?? 0,
      height: sizeOf(row, 'height') / unit,
      isBroken: isBroken(row),
    }));
    const [heading, continuedHeading] = [begun, continued].map((one) => sizeOf(one, 'height') / unit);
    return {
      section,
      rows: read,
      headings: { heading: heading ?? 0, continuedHeading: continuedHeading ?? 0 },
    };
  });
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** Writes as an element does; tells the width in px, NaN where browsers have nothing to write on. */
function writerOf(element: Element): (text: string) => number {
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, textTransform } =
    getComputedStyle(element);
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  // Names share their words, and a canvas that is told its font reads it anew.
  const widths = new Map<string, number>();
  return (text) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    canvas ??= document.createElement('canvas').getContext('2d');
    if (!canvas) return Number.NaN;
    // A canvas takes lengths alone, and keeps what it had where it is told anything else.
    Object.assign(canvas, { font, letterSpacing: letterSpacing === 'normal' ? '0px' : letterSpacing });
    const { width } = canvas.measureText(textTransform === 'uppercase' ? text.toUpperCase() : text);
    widths.set(text, width);
    return width;
  };
}

/** Tells by the row of a dish that is drawn in the slice how many lines the names of others take; null where its own takes more than one. */
export function rulerIn(slice: Element, like: ScreenDish): Ruler | null {
  const row = slice.querySelector(`[data-dish="${CSS.escape(like.id)}"]`);
  const words = row && wordsOf(row);
  if (!words || !takesOneLine(words.name)) return null;
  const { line, name, prices } = words;
  const amount = [...(prices?.querySelectorAll('span') ?? [])].at(-1);
  const [write, writePrice] = [writerOf(name), writerOf(amount ?? name)];
  const scale = sizeOf(name, 'width') / write(like.name);
  const gaps = (line.children.length - 1) * Number.parseFloat(getComputedStyle(line).columnGap);
  const room = sizeOf(line, 'width') - gaps - (prices ? sizeOf(prices, 'width') : 0);
  // Faces that have figures of one width set them, and those of a canvas are not told to.
  const pricesOf = (dish: ScreenDish) =>
    [priceBeside(dish), priceBeside(dish).replaceAll(/\d/gu, '0')].map(writePrice);
  const ours = pricesOf(like);
  return (dish) => {
    const rooms = pricesOf(dish).map((price, index) => room - price + (ours[index] ?? 0));
    const widths = dish.name.split(' ').map((word) => write(word) * scale);
    return sureLines({ least: Math.min(...rooms), most: Math.max(...rooms) }, widths, write(' ') * scale);
  };
}
