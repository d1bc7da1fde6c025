import { guestCardSize, type GuestCard, type Look } from '@cardamom/api-types';
import { inFaceOf, inInter } from './outlines.ts';
import { capHeight, heightOf, setText, type SetText } from './set-text.ts';

/** What is drawn: the card, and its photo as JPEG where it has one. */
export type CardTask = { readonly card: GuestCard; readonly photo: Uint8Array | null };

const { width, height } = guestCardSize;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A colour of the card that words are written in. */
type Ink = 'ink' | 'house' | 'onFill';

/** How a look sets its card. */
type Layout = {
  /** Where the words stand beside a photo, and without one. */
  readonly words: { readonly beside: Box; readonly alone: Box };
  readonly isCentred: boolean;
  readonly largest: number;
  /** Line height of the name, in sizes. */
  readonly leading: number;
  readonly nameInk: Ink;
  readonly menuInk: Ink;
  /** The ground under everything, the photo in its place. */
  ground(card: GuestCard, photo: string | null): string;
};

const everything: Box = { x: 0, y: 0, width, height };

function rect({ x, y, width: w, height: h }: Box, more: string): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${more}/>`;
}

function image(href: string, { x, y, width: w, height: h }: Box, more = ''): string {
  return `<image href="${href}" x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" ${more}/>`;
}

const half: Box = { x: 600, y: 0, width: 600, height };

const layouts: Readonly<Record<Look, Layout>> = {
  // A plate rolls in from the edge.
  COUNTER: {
    words: {
      beside: { x: 72, y: 72, width: 568, height: 486 },
      alone: { x: 96, y: 72, width: 1008, height: 486 },
    },
    isCentred: false,
    largest: 116,
    leading: 1.08,
    nameInk: 'onFill',
    menuInk: 'onFill',
    ground: ({ fill, card }, photo) => {
      const plate = photo
        ? `<clipPath id="p"><circle cx="960" cy="330" r="284"/></clipPath><circle cx="960" cy="330" r="300" fill="${card}"/>` +
          image(photo, { x: 676, y: 46, width: 568, height: 568 }, 'clip-path="url(#p)"')
        : '';
      return rect(everything, `fill="${fill}"`) + plate;
    },
  },
  // A label framed by an Oxford rule.
  LINEN: {
    words: {
      beside: { x: 104, y: 130, width: 512, height: 370 },
      alone: { x: 150, y: 130, width: 900, height: 370 },
    },
    isCentred: true,
    largest: 100,
    leading: 1.12,
    nameInk: 'house',
    menuInk: 'ink',
    ground: ({ paper, card, house }, photo) => {
      const label: Box = photo
        ? { x: 64, y: 86, width: 592, height: 458 }
        : { x: 64, y: 64, width: 1072, height: 502 };
      const { x, y, width: w, height: h } = label;
      const inner: Box = { x: x + 13, y: y + 13, width: w - 26, height: h - 26 };
      return [
        rect(everything, `fill="${paper}"`),
        photo ? image(photo, { x: 420, y: 0, width: 780, height }) : '',
        rect(label, `fill="${card}" stroke="${house}" stroke-width="7"`),
        rect(inner, `fill="none" stroke="${house}" stroke-width="2"`),
      ].join('');
    },
  },
  // A picture comes out of the dark.
  CANDLE: {
    words: {
      beside: { x: 80, y: 80, width: 520, height: 470 },
      alone: { x: 120, y: 80, width: 960, height: 470 },
    },
    isCentred: false,
    largest: 124,
    leading: 1,
    nameInk: 'ink',
    menuInk: 'house',
    ground: ({ paper, fill }, photo) =>
      photo
        ? [
            rect(everything, `fill="${paper}"`),
            image(photo, { x: 440, y: 0, width: 760, height }),
            `<linearGradient id="f"><stop offset="0" stop-color="${paper}"/><stop offset=".3" stop-color="${paper}" stop-opacity=".82"/><stop offset="1" stop-color="${paper}" stop-opacity="0"/></linearGradient>`,
            rect({ x: 440, y: 0, width: 520, height }, 'fill="url(#f)"'),
          ].join('')
        : [
            rect(everything, `fill="${paper}"`),
            `<radialGradient id="g" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="${fill}" stop-opacity=".3"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient>`,
            rect(everything, 'fill="url(#g)"'),
          ].join(''),
  },
  // The whole card is the accent.
  GRIDDLE: {
    words: {
      beside: { x: 64, y: 64, width: 500, height: 502 },
      alone: { x: 64, y: 64, width: 1072, height: 502 },
    },
    isCentred: false,
    largest: 150,
    leading: 1.14,
    nameInk: 'ink',
    menuInk: 'ink',
    ground: ({ paper, ink }, photo) =>
      rect(everything, `fill="${paper}"`) +
      (photo ? image(photo, half) + rect({ x: 592, y: 0, width: 12, height }, `fill="${ink}"`) : '') +
      rect({ x: 0, y: height - 18, width, height: 18 }, `fill="${ink}"`),
  },
};

/** From the foot of a name, whose letters hang below it, to the head of what follows, in px. */
const gap = 44;
/** Line height of a menu's name, in sizes, and the room kept for it. */
const menuLeading = 1.25;
const menuRoom = 130;

function drawn(text: SetText, leading: number, box: Box, top: number, isCentred: boolean): string {
  const { size, lines } = text;
  return lines
    .map((line, index) => {
      const x = isCentred ? box.x + (box.width - line.width * size) / 2 : box.x;
      return line.path(size, x, top + size * (capHeight + index * leading));
    })
    .join('');
}

/**
 * A card as SVG with its words as shapes, in the manner of the look. A name that our fonts cannot write is left out with what
 * would stand below it: the picture alone is right, half a name is not.
 */
export function drawCard({ card, photo }: CardTask): string {
  const layout = layouts[card.look];
  const { isCentred, leading, largest } = layout;
  const box = photo ? layout.words.beside : layout.words.alone;
  const href = photo && `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`;
  const name = setText(card.name, inFaceOf(card.look), {
    width: box.width,
    height: box.height - (card.menu === '' ? 0 : menuRoom),
    lines: 3,
    leading,
    largest,
    smallest: 44,
  });
  const menu =
    name &&
    setText(card.menu, inInter, {
      width: box.width,
      height: menuRoom,
      lines: 2,
      leading: menuLeading,
      largest: 40,
      smallest: 28,
    });
  const nameHeight = name ? heightOf(name.lines.length, name.size, leading) : 0;
  const menuHeight = menu ? gap + heightOf(menu.lines.length, menu.size, menuLeading) : 0;
  const top = box.y + (box.height - nameHeight - menuHeight) / 2;
  const words = [
    name && `<path fill="${card[layout.nameInk]}" d="${drawn(name, leading, box, top, isCentred)}"/>`,
    menu &&
      `<path fill="${card[layout.menuInk]}" d="${drawn(menu, menuLeading, box, top + nameHeight + gap, isCentred)}"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${layout.ground(card, href)}${words.filter(Boolean).join('')}</svg>`;
}
