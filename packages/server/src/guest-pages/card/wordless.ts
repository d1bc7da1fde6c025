import { guestCardSize, type GuestCard, type Look } from '@cardamom/api-types';
import { everything, image, rect } from './shapes.ts';

const { width, height } = guestCardSize;
const [middle, centre] = [width / 2, height / 2];

const frame = (inset: number, stroke: string, line: number) =>
  rect(
    { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
    `fill="none" stroke="${stroke}" stroke-width="${line}"`,
  );

/** The photo is the whole card, framed as the look frames its pages. */
const framed: Readonly<Record<Look, (card: GuestCard, photo: string) => string>> = {
  COUNTER: ({ fill, card }, photo) =>
    rect(everything, `fill="${fill}"`) +
    `<clipPath id="p"><circle cx="${middle}" cy="${centre}" r="268"/></clipPath><circle cx="${middle}" cy="${centre}" r="284" fill="${card}"/>` +
    image(photo, { x: middle - 268, y: centre - 268, width: 536, height: 536 }, 'clip-path="url(#p)"'),
  LINEN: ({ card }, photo) => image(photo, everything) + frame(40, card, 7) + frame(53, card, 2),
  CANDLE: ({ paper }, photo) =>
    image(photo, everything) +
    `<radialGradient id="f" r=".7"><stop offset=".45" stop-color="${paper}" stop-opacity="0"/><stop offset="1" stop-color="${paper}"/></radialGradient>` +
    rect(everything, 'fill="url(#f)"'),
  GRIDDLE: ({ paper, ink }, photo) => image(photo, everything) + frame(18, paper, 36) + frame(42, ink, 12),
};

/** A plate between fork and knife. */
const laidTable = (ink: string) =>
  `<g transform="translate(${middle} ${centre})" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">` +
  '<circle r="112"/><circle r="74" stroke-width="4"/>' +
  '<path d="M-208-112v62a22 22 0 0 0 44 0v-62M-186-112v224"/><path d="M186 112v-224c30 26 34 92 26 140h-26"/></g>';

/** A card without words: its photo, framed; else the ground of the look with a table that is laid. */
export function wordlessGround(card: GuestCard, photo: string | null, ground: string, ink: string): string {
  return photo === null ? ground + laidTable(ink) : framed[card.look](card, photo);
}
