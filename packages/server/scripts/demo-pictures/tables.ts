import { canvas, circle, ellipse, motif, place, randomFrom, scatter, type Point } from './svg.ts';

/** The table colours of the house: few, warm, and named so that neighbours on the menu can differ. */
export const tableColours = {
  linen: { top: '#f1e7d6', line: '#e2d4bd' },
  terracotta: { top: '#cf7a52', line: '#c06a43' },
  sage: { top: '#a8b893', line: '#98a982' },
  mustard: { top: '#e7b955', line: '#dba93f' },
  slate: { top: '#343b36', line: '#2b312d' },
  blush: { top: '#f0cfbf', line: '#e6bfac' },
  teal: { top: '#35645d', line: '#2d5750' },
  marble: { top: '#ece9e4', line: '#d9d4cc' },
} as const;

export type TableColour = keyof typeof tableColours;

function full(attributes: string): string {
  return `<rect width="${canvas.width}" height="${canvas.height}" ${attributes}/>`;
}

/** A table seen from above, with the fine lines of cloth or stone. */
export function table(colour: TableColour): string {
  const { top, line } = tableColours[colour];
  if (colour === 'marble') {
    const veins = [
      'M-40 260 C300 180 420 420 760 330 S1300 90 1920 230',
      'M-40 820 C260 700 560 930 900 800 S1500 640 1920 790',
      'M1180 -20 C1260 200 1120 420 1330 640 S1500 900 1460 1020',
    ];
    return (
      full(`fill="${top}"`) +
      veins
        .map((d) => `<path d="${d}" fill="none" stroke="${line}" stroke-width="9" opacity=".8"/>`)
        .join('') +
      veins.map((d) => `<path d="${d}" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>`).join('')
    );
  }
  const rows = Array.from({ length: 26 }, (_, index) => `M0 ${index * 40 + 12}H${canvas.width}`).join('');
  return full(`fill="${top}"`) + `<path d="${rows}" stroke="${line}" stroke-width="3" opacity=".55"/>`;
}

/** A table of planks seen from above. */
export function planks(): string {
  const random = randomFrom(7);
  const tones = ['#b7804f', '#c08a58', '#ad7646', '#bb8453', '#c38e5e'];
  return tones
    .map((tone, index) => {
      const y = index * 200;
      const grain = Array.from({ length: 7 }, () => {
        const height = y + random(16, 186);
        return `M${random(-60, 500).toFixed(0)} ${height.toFixed(0)} q ${random(200, 400).toFixed(0)} ${random(-12, 12).toFixed(0)} ${random(620, 1300).toFixed(0)} 0`;
      }).join('');
      return `<rect y="${y}" width="${canvas.width}" height="200" fill="${tone}"/><path d="${grain}" fill="none" stroke="#8f5c32" stroke-width="3" opacity=".35"/><rect y="${y}" width="${canvas.width}" height="5" fill="#7a4b27" opacity=".55"/>`;
    })
    .join('');
}

/** A counter seen from the front: wall above, table below, so that tall things can stand. */
export function counter(wall: string, top: string): string {
  return `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#301505" stop-opacity=".14"/></linearGradient>${full(`fill="${wall}"`)}${full('fill="url(#wall)"')}<path d="M-100 -60 H520 L180 700 H-100Z M640 -60 H900 L560 700 H300Z" fill="#fff" opacity=".13"/><rect y="690" width="${canvas.width}" height="310" fill="${top}"/><rect y="690" width="${canvas.width}" height="10" fill="#fff" opacity=".4"/><rect y="700" width="${canvas.width}" height="60" fill="#2a1408" opacity=".06"/>`;
}

/** A folded napkin under the vessel. */
export function napkin(at: Point, colour: string, stripe: string, turn: number, width = 760): string {
  const stripes = [0.1, 0.14, 0.86, 0.9].map((part) => `M${width * (part - 0.5)} -470 V470`).join('');
  return place(
    `<rect x="${-width / 2 + 14}" y="-450" width="${width}" height="940" fill="#2a1408" opacity=".28" filter="url(#soft)"/><rect x="${-width / 2}" y="-470" width="${width}" height="940" rx="8" fill="${colour}"/><path d="${stripes}" stroke="${stripe}" stroke-width="10"/><path d="M${width * 0.18} -470 V470" stroke="#2a1408" stroke-width="5" opacity=".1"/>`,
    at,
    turn,
  );
}

/** Fork and knife beside the plate, outside the square that phones show. */
export function cutlery(metal = '#d9d6cf'): string {
  const edge = '#8f8b83';
  const fork = `<path d="M-34 -330 v120 q0 56 28 66 v470 q0 22 6 22 t6 -22 v-470 q28 -10 28 -66 v-120 h-8 v112 h-12 v-112 h-8 v112 h-12 v-112z" fill="${metal}" stroke="${edge}" stroke-width="2"/>`;
  const knife = `<path d="M-4 -330 q40 60 34 300 h-22 v340 q0 28 -8 28 t-8 -28z" fill="${metal}" stroke="${edge}" stroke-width="2"/>`;
  return `<g filter="url(#near)">${place(fork, { x: 395, y: 500 }, 0)}${place(knife, { x: 1480, y: 500 }, 0)}</g>`;
}

/** Pods of green cardamom, the house's own spice. */
export function cardamom(points: Point[], scale = 1): string {
  const pod =
    '<path d="M-34 0 Q-22 -17 2 -16 Q26 -14 36 0 Q24 15 0 15 Q-22 16 -34 0Z" fill="#a9bf5e"/><path d="M-30 0 Q0 -9 33 0 M-26 5 Q0 12 28 5" fill="none" stroke="#7e9440" stroke-width="3"/><path d="M-20 -8 Q0 -14 18 -9" stroke="#d5e49a" stroke-width="3" fill="none"/>';
  return `<g filter="url(#near)">${points.map((point, index) => place(pod, point, (index * 67) % 180, scale)).join('')}</g>`;
}

/** Peppercorns, seeds or crumbs thrown on the table around the vessel. */
export function crumbs(
  middle: Point,
  radius: number,
  count: number,
  colours: string[],
  size: number,
  seed: number,
): string {
  return `<g>${scatter(count, middle, radius, seed)
    .map((point, index) =>
      circle(point, size * (0.7 + (index % 3) * 0.2), `fill="${colours[index % colours.length]}"`),
    )
    .join('')}</g>`;
}

/** A motif standing on the counter with the shadow where it touches. */
export function standing(name: string, x: number, floor: number, size: number, mirrored = false): string {
  const shadow = ellipse(
    { x: x + size * 0.05, y: floor },
    size * 0.44,
    size * 0.07,
    'fill="#2a1408" opacity=".34" filter="url(#blur)"',
  );
  const drawn = motif(name, { x: 0, y: 0 }, size, 0, 'near');
  return `${shadow}<g transform="translate(${x} ${floor - size * 0.46})${mirrored ? ' scale(-1 1)' : ''}">${drawn}</g>`;
}
