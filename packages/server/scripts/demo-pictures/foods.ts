import { circle, ellipse, place, randomFrom, scatter, type Point } from './svg.ts';

/** A fried egg with a shining yolk. */
export function friedEgg(at: Point, radius: number, turn = 0): string {
  const white = `M${-radius} 0 C${-radius} ${-radius * 0.9} ${-radius * 0.2} ${-radius * 1.05} ${radius * 0.2} ${-radius * 0.85} S${radius * 1.15} ${-radius * 0.4} ${radius * 0.95} ${radius * 0.15} S${radius * 0.5} ${radius * 1.05} ${-radius * 0.1} ${radius * 0.9} S${-radius} ${radius * 0.6} ${-radius} 0Z`;
  return place(
    `<g filter="url(#near)"><path d="${white}" fill="#fffaf0"/><path d="${white}" fill="none" stroke="#e9cf9f" stroke-width="6" opacity=".8"/></g>${circle({ x: 0, y: 2 }, radius * 0.42, 'fill="#f59a1b"')}${circle({ x: -2, y: -3 }, radius * 0.38, 'fill="#ffb52e"')}${ellipse({ x: -radius * 0.14, y: -radius * 0.16 }, radius * 0.12, radius * 0.08, 'fill="#fff3c4"')}`,
    at,
    turn,
  );
}

/** Half a boiled egg, yolk up. */
export function eggHalf(at: Point, radius: number, turn = 0): string {
  return place(
    `<g filter="url(#near)">${ellipse({ x: 0, y: 0 }, radius, radius * 0.8, 'fill="#fffdf6"')}</g>${circle({ x: radius * 0.1, y: 0 }, radius * 0.48, 'fill="#f28c13"')}${circle({ x: radius * 0.08, y: -3 }, radius * 0.42, 'fill="#ffb638"')}`,
    at,
    turn,
  );
}

/** A round slice of citrus. */
export function citrus(
  at: Point,
  radius: number,
  kind: 'lime' | 'lemon' | 'orange',
  turn = 0,
  shadow = 'near',
): string {
  const [peel, pith, flesh, line] = {
    lime: ['#5f9d22', '#eaf7c7', '#a5d63b', '#dff3a8'],
    lemon: ['#f0c21b', '#fff6cf', '#fbdc53', '#fff3b8'],
    orange: ['#ec7f17', '#ffe9cd', '#fba53a', '#ffd9a2'],
  }[kind] as [string, string, string, string];
  const parts = Array.from(
    { length: 8 },
    (_, index) => `<path d="M0 0 L${radius} 0" transform="rotate(${index * 45})"/>`,
  ).join('');
  return place(
    `<g filter="url(#${shadow})">${circle({ x: 0, y: 0 }, radius, `fill="${peel}"`)}</g>${circle({ x: 0, y: 0 }, radius * 0.9, `fill="${pith}"`)}${circle({ x: 0, y: 0 }, radius * 0.8, `fill="${flesh}"`)}<g stroke="${line}" stroke-width="${radius * 0.07}">${parts}</g>${circle({ x: 0, y: 0 }, radius * 0.1, `fill="${pith}"`)}`,
    at,
    turn,
  );
}

/** One leaf with its rib: basil, mint, spinach by colour. */
export function leaf(at: Point, length: number, turn: number, colour = '#4f9a3a', rib = '#8cc66a'): string {
  const half = length / 2;
  return place(
    `<path d="M${-half} 0 Q${-half * 0.2} ${-half * 0.72} ${half} 0 Q${-half * 0.2} ${half * 0.72} ${-half} 0Z" fill="${colour}"/><path d="M${-half} 0 Q${-half * 0.2} ${-half * 0.72} ${half} 0Z" fill="#fff" opacity=".14"/><path d="M${-half * 0.9} 0 H${half * 0.8} M${-half * 0.3} 0 l${half * 0.3} ${-half * 0.24} M${-half * 0.3} 0 l${half * 0.3} ${half * 0.24}" stroke="${rib}" stroke-width="${length * 0.03}" fill="none"/>`,
    at,
    turn,
  );
}

/** A sprig: leaves fanned around a point. */
export function sprig(at: Point, length: number, turn = 0, colour = '#4f9a3a', rib = '#8cc66a'): string {
  const fan = [-62, 62, -18, 22]
    .map((angle) =>
      leaf(
        {
          x: Math.cos((angle * Math.PI) / 180) * length * 0.45,
          y: Math.sin((angle * Math.PI) / 180) * length * 0.45,
        },
        length,
        angle,
        colour,
        rib,
      ),
    )
    .join('');
  return `<g filter="url(#near)">${place(fan, at, turn)}</g>`;
}

/** A bed of salad leaves in several greens. */
export function leaves(
  at: Point,
  radius: number,
  count: number,
  length: number,
  seed: number,
  colours = ['#5fa83f', '#3f8a35', '#86c256', '#9fd069'],
): string {
  const random = randomFrom(seed);
  return `<g filter="url(#near)">${scatter(count, at, radius, seed)
    .map((point, index) =>
      leaf(point, length * random(0.75, 1.2), random(0, 360), colours[index % colours.length], '#cfe8ad'),
    )
    .join('')}</g>`;
}

/** Grains of rice as a heap. */
export function rice(
  at: Point,
  radius: number,
  seed: number,
  grains = ['#fffaf0', '#f6ecd8', '#fff'],
  ground = '#efe3cb',
): string {
  const random = randomFrom(seed);
  const count = Math.round(radius * 1.5);
  return `<g filter="url(#near)">${circle(at, radius, `fill="${ground}"`)}</g>${scatter(
    count,
    at,
    radius * 0.98,
    seed,
  )
    .map(
      (point, index) =>
        `<rect x="-15" y="-5" width="30" height="10" rx="5" fill="${grains[index % grains.length]}" stroke="#cdb98f" stroke-opacity=".45" stroke-width="1.5" transform="translate(${point.x.toFixed(0)} ${point.y.toFixed(0)}) rotate(${random(0, 180).toFixed(0)})"/>`,
    )
    .join('')}`;
}

/** Noodles or pasta as an unruly nest of strands. */
export function noodles(
  at: Point,
  radius: number,
  seed: number,
  colour = '#f4d58a',
  edge = '#d4a850',
  width = 15,
): string {
  const random = randomFrom(seed);
  const strands = Array.from({ length: 34 }, () => {
    const from = random(0, Math.PI * 2);
    const reach = radius * random(0.45, 0.98);
    const sweep = random(1.6, 3.4);
    const point = (angle: number): string =>
      `${(at.x + reach * Math.cos(angle)).toFixed(0)} ${(at.y + reach * 0.94 * Math.sin(angle)).toFixed(0)}`;
    const bend = reach * random(0.2, 0.7);
    return `M${point(from)} Q${(at.x + bend * Math.cos(from + sweep / 2)).toFixed(0)} ${(at.y + bend * Math.sin(from + sweep / 2)).toFixed(0)} ${point(from + sweep)}`;
  });
  return `<g filter="url(#near)" fill="none" stroke-linecap="round">${strands
    .map(
      (d) =>
        `<path d="${d}" stroke="${edge}" stroke-width="${width + 5}"/><path d="${d}" stroke="${colour}" stroke-width="${width}"/>`,
    )
    .join('')}</g>`;
}

/** A swirl of cream, oil or tahini drawn with the spoon. */
export function swirl(
  at: Point,
  radius: number,
  colour: string,
  width: number,
  turns = 2.4,
  turn = 0,
): string {
  const points = Array.from({ length: 70 }, (_, index) => {
    const part = index / 69;
    const angle = part * turns * Math.PI * 2;
    return `${(radius * part * Math.cos(angle)).toFixed(1)} ${(radius * part * Math.sin(angle)).toFixed(1)}`;
  });
  return place(
    `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    at,
    turn,
  );
}

/** A small pot of dip from above. */
export function dip(at: Point, radius: number, colour: string, wall = '#fdfbf7'): string {
  return `<g filter="url(#drop)">${circle(at, radius, `fill="${wall}"`)}</g>${circle(at, radius * 0.84, 'fill="#2a1408" opacity=".25"')}${circle({ x: at.x + 1, y: at.y + 3 }, radius * 0.8, `fill="${colour}"`)}${swirl(at, radius * 0.55, '#fff', radius * 0.1, 1.4).replace('<path', '<path opacity=".35"')}${circle(at, radius * 0.8, 'fill="url(#gloss)" opacity=".4"')}`;
}

/** A slice of toast from above with something spread on it. */
export function toast(at: Point, width: number, turn: number, spread: string, ridge: string): string {
  const half = width / 2;
  const shape = (inset: number): string => {
    const w = half - inset;
    return `M${-w} ${-w * 0.55} Q${-w} ${-w * 1.15} 0 ${-w * 1.12} Q${w} ${-w * 1.15} ${w} ${-w * 0.55} Q${w * 0.92} ${-w * 0.3} ${w * 0.92} 0 V${w * 0.9} Q${w * 0.9} ${w * 1.1} ${w * 0.6} ${w * 1.1} H${-w * 0.6} Q${-w * 0.9} ${w * 1.1} ${-w * 0.92} ${w * 0.9} V0 Q${-w * 0.92} ${-w * 0.3} ${-w} ${-w * 0.55}Z`;
  };
  return place(
    `<g filter="url(#drop)"><path d="${shape(0)}" fill="#a8642a"/></g><path d="${shape(12)}" fill="#e9bd7d"/><path d="${shape(34)}" fill="${spread}"/><path d="M${-half * 0.6} ${-half * 0.5} q${half * 0.6} ${-half * 0.4} ${half * 1.1} 0 M${-half * 0.6} 0 q${half * 0.6} ${-half * 0.4} ${half * 1.15} 0 M${-half * 0.6} ${half * 0.5} q${half * 0.6} ${-half * 0.4} ${half * 1.1} 0" fill="none" stroke="${ridge}" stroke-width="16" stroke-linecap="round" opacity=".7"/>`,
    at,
    turn,
  );
}

/** A grilled fillet of salmon from above. */
export function salmon(at: Point, length: number, turn: number): string {
  const half = length / 2;
  const shape = `M${-half} ${-half * 0.18} Q${-half * 0.7} ${-half * 0.5} 0 ${-half * 0.44} T${half} ${-half * 0.06} Q${half * 1.04} ${half * 0.3} ${half * 0.3} ${half * 0.42} T${-half * 0.86} ${half * 0.3} Q${-half * 1.06} ${half * 0.1} ${-half} ${-half * 0.18}Z`;
  const lines = [-0.62, -0.34, -0.06, 0.22, 0.5]
    .map(
      (part) =>
        `M${half * part} ${-half * 0.36} q${half * 0.16} ${half * 0.34} ${-half * 0.02} ${half * 0.7}`,
    )
    .join('');
  return place(
    `<g filter="url(#drop)"><path d="${shape}" fill="#e0673f"/></g><path d="${shape}" fill="#f58c5f" transform="translate(-4 -9) scale(.96)"/><path d="${lines}" stroke="#ffd3ba" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M${-half * 0.7} ${-half * 0.3} l${half * 0.5} ${half * 0.56} M${-half * 0.2} ${-half * 0.36} l${half * 0.5} ${half * 0.6} M${half * 0.28} ${-half * 0.3} l${half * 0.36} ${half * 0.44}" stroke="#8c3415" stroke-width="13" stroke-linecap="round" opacity=".75"/>`,
    at,
    turn,
  );
}

/** A grilled steak from above, cut open at one end. */
export function steak(at: Point, length: number, turn: number): string {
  const half = length / 2;
  const shape = `M${-half} ${half * 0.1} C${-half * 1.05} ${-half * 0.5} ${-half * 0.4} ${-half * 0.66} ${half * 0.1} ${-half * 0.5} S${half * 0.9} ${-half * 0.62} ${half} ${-half * 0.1} S${half * 0.7} ${half * 0.6} ${half * 0.1} ${half * 0.5} S${-half * 0.9} ${half * 0.66} ${-half} ${half * 0.1}Z`;
  const bars = [-0.7, -0.42, -0.14, 0.14]
    .map((part) => `M${half * part} ${-half * 0.5} l${half * 0.34} ${half * 0.96}`)
    .join('');
  const slices = [0.42, 0.64, 0.84]
    .map(
      (part, index) =>
        `<g transform="translate(${half * part + index * 26} ${index * 14}) rotate(${8 + index * 5})"><rect x="-42" y="${-half * 0.44}" width="84" height="${half * 0.86}" rx="38" fill="#5b2413"/><rect x="-28" y="${-half * 0.37}" width="58" height="${half * 0.72}" rx="28" fill="#b8434a"/><rect x="-18" y="${-half * 0.3}" width="34" height="${half * 0.58}" rx="17" fill="#d9686a"/></g>`,
    )
    .join('');
  return place(
    `<g filter="url(#drop)"><path d="${shape}" fill="#4a1d0f"/></g><path d="${shape}" fill="#7d3a1d" transform="translate(-4 -8) scale(.97)"/><path d="${shape}" fill="#96502a" transform="translate(-20 -18) scale(.8)" opacity=".6"/><path d="${bars}" stroke="#3a1408" stroke-width="20" stroke-linecap="round" opacity=".75"/><g filter="url(#near)">${slices}</g>`,
    at,
    turn,
  );
}

/** A skewer with chunks of meat and vegetables, in the order given. */
export function skewer(at: Point, turn: number, chunks: string[]): string {
  const width = 108;
  const start = (-chunks.length * width) / 2;
  const pieces = chunks
    .map((colour, index) => {
      const x = start + index * width + 4;
      return `<rect x="${x}" y="${index % 2 ? -46 : -52}" width="${width - 8}" height="${index % 2 ? 92 : 104}" rx="30" fill="${colour}"/><rect x="${x + 10}" y="-40" width="${width - 36}" height="22" rx="11" fill="#fff" opacity=".22"/><path d="M${x + 22} 40 l26 -76 M${x + 56} 42 l24 -70" stroke="#3a1608" stroke-width="7" opacity=".4"/>`;
    })
    .join('');
  return place(
    `<g filter="url(#near)"><rect x="${start - 80}" y="-6" width="${chunks.length * width + 190}" height="12" rx="6" fill="#e0b878"/>${pieces}</g>`,
    at,
    turn,
  );
}

/** A round of cucumber. */
export function cucumber(at: Point, radius: number): string {
  const seeds = Array.from(
    { length: 7 },
    (_, index) =>
      `<ellipse cx="${radius * 0.4}" cy="0" rx="${radius * 0.14}" ry="${radius * 0.06}" fill="#f4fbd9" transform="rotate(${index * 51})"/>`,
  ).join('');
  return place(
    `<g filter="url(#near)">${circle({ x: 0, y: 0 }, radius, 'fill="#3f8a3d"')}</g>${circle({ x: 0, y: 0 }, radius * 0.87, 'fill="#cfe9a6"')}${circle({ x: 0, y: 0 }, radius * 0.6, 'fill="#bddf8d"')}${seeds}`,
    at,
  );
}

/** Half a cherry tomato, cut side up. */
export function tomatoHalf(at: Point, radius: number, turn = 0): string {
  return place(
    `<g filter="url(#near)">${circle({ x: 0, y: 0 }, radius, 'fill="#c9271f"')}</g>${circle({ x: 0, y: 0 }, radius * 0.86, 'fill="#ef5a45"')}<g fill="#fbb08c">${[0, 120, 240].map((angle) => `<ellipse cx="${radius * 0.42}" cy="0" rx="${radius * 0.26}" ry="${radius * 0.3}" transform="rotate(${angle})"/>`).join('')}</g><g fill="#ffe2a8">${[0, 120, 240].map((angle) => `<circle cx="${radius * 0.42}" cy="0" r="${radius * 0.09}" transform="rotate(${angle})"/>`).join('')}</g>`,
    at,
    turn,
  );
}

/** Small round things of one kind: chickpeas, pomegranate seeds, peas, berries. */
export function beads(points: Point[], radius: number, colour: string, light: string): string {
  return `<g filter="url(#near)">${points.map((point) => circle(point, radius, `fill="${colour}"`)).join('')}</g>${points.map((point) => circle({ x: point.x - radius * 0.3, y: point.y - radius * 0.35 }, radius * 0.32, `fill="${light}"`)).join('')}`;
}

/** Crumbled white cheese, nuts or chocolate. */
export function crumble(points: Point[], size: number, colour: string, shade: string): string {
  return `<g filter="url(#near)">${points
    .map((point, index) =>
      place(
        `<path d="M${-size} ${-size * 0.4} L${-size * 0.1} ${-size * 0.9} L${size * 0.9} ${-size * 0.3} L${size * 0.6} ${size * 0.8} L${-size * 0.6} ${size * 0.7}Z" fill="${index % 2 ? colour : shade}"/>`,
        point,
        index * 77,
      ),
    )
    .join('')}</g>`;
}
