import { guestCardSize, type GuestCard, type Look } from '@cardamom/api-types';
import { jpegSource } from '../../shared/paper/jpeg-source.ts';
import { isRightToLeft } from '../../shared/paper/directions.ts';
import { inFaceOf, inInter } from './outlines.ts';
import { capHeight, heightOf, setText, type SetText } from './set-text.ts';
import { everything, image, rect, type Box } from './shapes.ts';
import { wordlessGround } from './wordless.ts';

/** What is drawn: the card, and its photo as JPEG where it has one. */
export type CardTask = { readonly card: GuestCard; readonly photo: Uint8Array | null };

const { width, height } = guestCardSize;

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
/** How much lower letters of Arabic script hang than others, in sizes. */
const arabicDepth = 0.28;
/** Line height of a menu's name, in sizes, and the room kept for it. */
const menuLeading = 1.25;
const menuRoom = 130;

/** What of a line's free room stands before it. */
type Share = 0 | 0.5 | 1;

function drawn(text: SetText, leading: number, box: Box, top: number, before: Share): string {
  const { size, lines } = text;
  return lines
    .map((line, index) => {
      const x = box.x + before * (box.width - line.width * size);
      return line.path(size, x, top + size * (capHeight + index * leading));
    })
    .join('');
}

/**
 * A card as SVG with its words as shapes, in the manner of the look. Where our fonts cannot write the name the card is laid out
 * without any words: the picture alone is right, half a name is not.
 */
export function drawCard({ card, photo }: CardTask): string {
  const layout = layouts[card.look];
  const { isCentred, leading, largest } = layout;
  const box = photo ? layout.words.beside : layout.words.alone;
  const href = photo && jpegSource(photo);
  const isFromRight = isRightToLeft(card.name);
  const before = isCentred ? 0.5 : isFromRight ? 1 : 0;
  const name = setText(card.name, inFaceOf(card.look, isFromRight), {
    width: box.width,
    height: box.height - (card.menu === '' ? 0 : menuRoom),
    lines: 3,
    leading,
    largest,
    smallest: 44,
  });
  if (name === null) return svg(wordlessGround(card, href, layout.ground(card, null), card[layout.nameInk]));
  const menu = setText(card.menu, inInter(card.look, isRightToLeft(card.menu)), {
    width: box.width,
    height: menuRoom,
    lines: 2,
    leading: menuLeading,
    largest: 40,
    smallest: 28,
  });
  const nameHeight = heightOf(name.lines.length, name.size, leading);
  const menuGap = gap + (isFromRight ? name.size * arabicDepth : 0);
  const menuHeight = menu ? menuGap + heightOf(menu.lines.length, menu.size, menuLeading) : 0;
  const top = box.y + (box.height - nameHeight - menuHeight) / 2;
  const words = [
    `<path fill="${card[layout.nameInk]}" d="${drawn(name, leading, box, top, before)}"/>`,
    menu &&
      `<path fill="${card[layout.menuInk]}" d="${drawn(menu, menuLeading, box, top + nameHeight + menuGap, before)}"/>`,
  ];
  return svg(layout.ground(card, href) + words.filter(Boolean).join(''));
}

const svg = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
