interface Attributes {
  [name: string]: string | undefined;
}

function numberOf(attributes: Attributes, name: string): number {
  return Number(attributes[name] ?? 0);
}

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function rectPath(attributes: Attributes): string {
  const x = numberOf(attributes, 'x');
  const y = numberOf(attributes, 'y');
  const width = numberOf(attributes, 'width');
  const height = numberOf(attributes, 'height');
  const r = Math.min(numberOf(attributes, attributes['rx'] ? 'rx' : 'ry'), width / 2, height / 2);
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
}

/** One path's data for an icon's SVG body; throws on a shape, a filled path or a transform that a stroked path cannot draw. */
export function toPathData(body: string): string {
  if (/transform=|<path[^>]*fill="currentColor"/.test(body))
    throw new Error(`Not a plain stroked drawing: ${body}`);
  const parts: string[] = [];
  for (const [, element, source = ''] of body.matchAll(/<(\w+)([^>]*?)\/?>/g)) {
    const attributes: Attributes = {};
    for (const [, name = '', value] of source.matchAll(/([\w-]+)="([^"]*)"/g)) attributes[name] = value;
    const cx = numberOf(attributes, 'cx');
    const cy = numberOf(attributes, 'cy');
    if (element === 'path') parts.push(attributes['d'] ?? '');
    else if (element === 'circle') {
      const r = numberOf(attributes, 'r');
      parts.push(ellipsePath(cx, cy, r, r));
    } else if (element === 'ellipse') {
      parts.push(ellipsePath(cx, cy, numberOf(attributes, 'rx'), numberOf(attributes, 'ry')));
    } else if (element === 'rect') parts.push(rectPath(attributes));
    else if (element !== 'g') throw new Error(`Unknown shape ${element}`);
  }
  return parts.map((part) => (part.startsWith('m') ? `M0 0${part}` : part)).join('');
}
