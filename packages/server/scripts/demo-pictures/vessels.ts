import { centre, circle, ellipse, place, randomFrom, scatter, type Point } from './svg.ts';

/** Glazes of the house's crockery: rim, well and edge. */
export const glazes = {
  white: { rim: '#fdfbf7', well: '#f4efe6', edge: '#d8cfc0' },
  cream: { rim: '#f3e6cf', well: '#ebdbbf', edge: '#cdb591' },
  blue: { rim: '#5d8aa3', well: '#4d7990', edge: '#345a70' },
  ink: { rim: '#3d4440', well: '#303632', edge: '#1d211f' },
  green: { rim: '#8fa67a', well: '#7f976a', edge: '#5f774c' },
  rose: { rim: '#e6a893', well: '#dc9a84', edge: '#bb755f' },
} as const;

export type Glaze = keyof typeof glazes;

function shadowOf(at: Point, radius: number): string {
  return circle(
    { x: at.x + radius * 0.07, y: at.y + radius * 0.11 },
    radius,
    'fill="#2a1408" opacity=".42" filter="url(#soft)"',
  );
}

function speckles(at: Point, radius: number, colour: string): string {
  const random = randomFrom(Math.round(radius));
  return scatter(46, at, radius * 0.97, 5)
    .filter((point) => Math.hypot(point.x - at.x, point.y - at.y) > radius * 0.7)
    .map((point) => circle(point, Number(random(1.5, 4).toFixed(1)), `fill="${colour}" opacity=".5"`))
    .join('');
}

/** A plate from above: rim, well, glaze and speckles. */
export function plate(glaze: Glaze, at: Point = centre, radius = 430): string {
  const { rim, well, edge } = glazes[glaze];
  return (
    shadowOf(at, radius) +
    circle(at, radius, `fill="${edge}"`) +
    circle({ x: at.x - 2, y: at.y - 4 }, radius - 6, `fill="${rim}"`) +
    speckles(at, radius, edge) +
    circle(at, radius * 0.735, `fill="${edge}" opacity=".55"`) +
    circle({ x: at.x + 2, y: at.y + 5 }, radius * 0.725, `fill="${well}"`) +
    circle(at, radius, 'fill="url(#gloss)" opacity=".35"')
  );
}

/** A bowl from above, filled; `surface` is drawn inside the filling and cut at its edge. */
export function bowl(
  glaze: Glaze,
  filling: string,
  surface: string,
  at: Point = centre,
  radius = 410,
): string {
  const { rim, well, edge } = glazes[glaze];
  const inner = radius * 0.84;
  const clip = `in${Math.round(at.x)}x${Math.round(at.y)}`;
  return (
    shadowOf(at, radius) +
    circle(at, radius, `fill="${edge}"`) +
    circle({ x: at.x - 2, y: at.y - 3 }, radius - 5, `fill="${rim}"`) +
    circle(at, radius * 0.905, `fill="${well}"`) +
    circle(at, radius * 0.88, `fill="${edge}"`) +
    `<clipPath id="${clip}">${circle(at, inner, '')}</clipPath><g clip-path="url(#${clip})">` +
    circle(at, inner, `fill="${filling}"`) +
    surface +
    `</g>` +
    circle(
      at,
      inner,
      `fill="none" stroke="#2a1408" stroke-opacity=".28" stroke-width="14" filter="url(#blur)"`,
    ) +
    circle(at, inner, 'fill="url(#gloss)" opacity=".38"')
  );
}

/** A black iron pan from above with its handle to the lower right. */
export function pan(filling: string, surface: string, at: Point = centre, radius = 400): string {
  const handle = `<rect x="${radius - 30}" y="-46" width="430" height="92" rx="46" fill="#23272a"/><rect x="${radius - 30}" y="-40" width="420" height="34" rx="17" fill="#3b4145"/><circle cx="${radius + 345}" cy="0" r="20" fill="#15181a"/>`;
  const inner = radius * 0.88;
  return (
    shadowOf(at, radius) +
    place(handle, at, 24) +
    circle(at, radius, 'fill="#1c1f22"') +
    circle({ x: at.x - 3, y: at.y - 5 }, radius - 8, 'fill="#383d41"') +
    circle(at, radius - 26, 'fill="#202427"') +
    `<clipPath id="pan">${circle(at, inner, '')}</clipPath><g clip-path="url(#pan)">${circle(at, inner, `fill="${filling}"`)}${surface}</g>` +
    circle(
      at,
      inner,
      'fill="none" stroke="#120a06" stroke-opacity=".5" stroke-width="16" filter="url(#blur)"',
    ) +
    circle(at, inner, 'fill="url(#gloss)" opacity=".3"')
  );
}

/** A round bamboo steamer from above. */
export function steamer(at: Point = centre, radius = 410): string {
  const slats = Array.from({ length: 13 }, (_, index) => {
    const x = at.x - radius * 0.8 + (index * radius * 1.6) / 12;
    return `M${x.toFixed(0)} ${at.y - radius} V${at.y + radius}`;
  }).join('');
  return (
    shadowOf(at, radius) +
    circle(at, radius, 'fill="#b98447"') +
    circle({ x: at.x - 2, y: at.y - 4 }, radius - 12, 'fill="#dcae6c"') +
    circle(at, radius - 34, 'fill="#c2904f"') +
    circle(at, radius - 48, 'fill="#e8c488"') +
    `<clipPath id="steam">${circle(at, radius - 52, '')}</clipPath><g clip-path="url(#steam)"><path d="${slats}" stroke="#c99a58" stroke-width="16"/><path d="${slats}" stroke="#f3d9a8" stroke-width="4"/></g>` +
    circle(
      at,
      radius - 50,
      'fill="none" stroke="#6b421a" stroke-opacity=".45" stroke-width="16" filter="url(#blur)"',
    )
  );
}

/** A wooden serving board from above. */
export function board(turn = -8, at: Point = centre): string {
  const shape = '<rect x="-560" y="-330" width="1120" height="660" rx="70"/>';
  const grain = Array.from({ length: 9 }, (_, index) => {
    const y = -280 + index * 70;
    return `M-530 ${y} q 300 ${index % 2 ? 22 : -18} 560 0 t 500 0`;
  }).join('');
  return place(
    `<g fill="#2a1408" opacity=".42" filter="url(#soft)" transform="translate(24 40)">${shape}</g><rect x="540" y="-60" width="250" height="120" rx="60" fill="#a96f3c"/><circle cx="735" cy="0" r="26" fill="#5d3a1c"/><g fill="#a96f3c">${shape}</g><g fill="#c68b54" transform="translate(-3 -8)">${shape}</g><path d="${grain}" fill="none" stroke="#a3683a" stroke-width="5" opacity=".5"/>`,
    at,
    turn,
  );
}

/** A plate seen from the side of the table, for things that stand on it. */
export function standingPlate(x: number, floor: number, width: number, colour = '#fdfbf7'): string {
  const half = width / 2;
  return (
    ellipse(
      { x: x + 20, y: floor + 26 },
      half,
      width * 0.09,
      'fill="#2a1408" opacity=".35" filter="url(#blur)"',
    ) +
    `<path d="M${x - half} ${floor - 14} q ${half * 0.3} ${width * 0.1} ${half} ${width * 0.1} t ${half} ${-width * 0.1}z" fill="#cfc4b3"/>` +
    ellipse({ x, y: floor - 14 }, half, width * 0.085, `fill="${colour}"`) +
    ellipse({ x, y: floor - 11 }, half * 0.78, width * 0.06, 'fill="#e9e1d3"')
  );
}

export interface Drink {
  top: string;
  bottom: string;
  /** Height of the filling as a part of the glass, 0–1. */
  fill?: number;
  inside?: string;
  over?: string;
}

/** A tall glass seen from the front; `inside` floats in the drink, `over` sits on the rim. */
export function glass(x: number, floor: number, height: number, drink: Drink): string {
  const width = height * 0.5;
  const left = x - width / 2;
  const top = floor - height;
  const waist = width * 0.1;
  const surface = floor - height * (drink.fill ?? 0.82);
  const shape = `M${left} ${top} L${left + waist} ${floor - 18} Q${x} ${floor + 16} ${left + width - waist} ${floor - 18} L${left + width} ${top}Z`;
  const id = `drink${Math.round(x)}`;
  return (
    ellipse(
      { x: x + width * 0.16, y: floor + 4 },
      width * 0.56,
      height * 0.045,
      'fill="#2a1408" opacity=".38" filter="url(#blur)"',
    ) +
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${drink.top}"/><stop offset="1" stop-color="${drink.bottom}"/></linearGradient><clipPath id="clip${id}"><path d="${shape}"/></clipPath>` +
    `<path d="${shape}" fill="#fff" opacity=".4"/><g clip-path="url(#clip${id})"><rect x="${left}" y="${surface}" width="${width}" height="${floor - surface + 30}" fill="url(#${id})"/>${drink.inside ?? ''}` +
    ellipse(
      { x, y: surface },
      width * 0.49,
      height * 0.03,
      `fill="${drink.top}" stroke="#fff" stroke-opacity=".5" stroke-width="5"`,
    ) +
    `<rect x="${left + width * 0.11}" y="${top}" width="${width * 0.09}" height="${height}" fill="#fff" opacity=".42"/><rect x="${left + width * 0.8}" y="${top}" width="${width * 0.05}" height="${height}" fill="#fff" opacity=".25"/></g>` +
    ellipse(
      { x, y: top },
      width / 2,
      height * 0.028,
      'fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="6"',
    ) +
    `<path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5"/>${drink.over ?? ''}`
  );
}
