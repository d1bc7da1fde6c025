import { clampChroma, formatHex, modeOklch, modeRgb, useMode as withMode, type Oklch } from 'culori/fn';
import { contrast } from '../../theme/contrast.ts';
import type { ThemeName } from '../../theme/roles.ts';
import type { LookName } from './looks.ts';

const oklch = withMode(modeOklch);
withMode(modeRgb);

/** What a colour is for on a guest page. */
export interface LookColors {
  paper: string;
  /** Ground of what lies on the paper: a label, a card. */
  card: string;
  ink: string;
  /** What is read second. */
  quiet: string;
  /** The restaurant's colour as text and as a line. */
  house: string;
  /** What is not known and has to be asked for. */
  warn: string;
  /** The restaurant's colour as a ground. */
  fill: string;
  /** Text on that ground. */
  onFill: string;
  /** A line between rows; it carries nothing. */
  line: string;
}

/** A paper of a look: lightness, most chroma, and its own hue; without one it takes the accent's. */
interface Paper {
  l: number;
  c: number;
  h?: number;
}

const papers: Record<LookName, Record<ThemeName, { paper: Paper; card: Paper }>> = {
  COUNTER: {
    light: { paper: { l: 0.962, c: 0.016 }, card: { l: 0.992, c: 0.004 } },
    dark: { paper: { l: 0.19, c: 0.018 }, card: { l: 0.24, c: 0.02 } },
  },
  LINEN: {
    light: { paper: { l: 0.978, c: 0.014, h: 88 }, card: { l: 0.993, c: 0.006, h: 88 } },
    dark: { paper: { l: 0.2, c: 0.008, h: 88 }, card: { l: 0.235, c: 0.009, h: 88 } },
  },
  CANDLE: {
    light: { paper: { l: 0.966, c: 0.012, h: 78 }, card: { l: 0.985, c: 0.008, h: 78 } },
    dark: { paper: { l: 0.165, c: 0.01, h: 60 }, card: { l: 0.2, c: 0.012, h: 60 } },
  },
  GRIDDLE: {
    // In light the accent itself is the paper.
    light: { paper: { l: 1, c: 0 }, card: { l: 1, c: 0 } },
    dark: { paper: { l: 0.185, c: 0.016 }, card: { l: 0.225, c: 0.018 } },
  },
};

/** Least contrast of text on paper, card and fill: AAA is 7 (WCAG 2.2, 1.4.6), and sRGB is rounded to whole steps. */
const readable = 7.05;

/** How far a lightness moves at once. */
const step = 0.002;

/** A colour that a screen can show, as `#rrggbb`: where it is too strong, weaker of the same lightness and hue. */
function hexOf(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** The first colour, from this lightness towards black or white, that is readable on all these grounds. */
function textOn(grounds: readonly string[], start: Oklch, direction: 1 | -1): string {
  const isReadable = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= readable);
  const { c, h = 0 } = start;
  const after = (steps: number) => hexOf(start.l + steps * step * direction, c, h);
  // Contrast grows with each step away from the grounds: the first that is enough lies between these two.
  let [less, enough] = [-1, Math.floor((direction === 1 ? 1 - start.l : start.l) / step)];
  if (!isReadable(after(enough))) return direction === 1 ? '#ffffff' : '#000000';
  while (enough - less > 1) {
    const middle = Math.floor((less + enough) / 2);
    if (isReadable(after(middle))) enough = middle;
    else less = middle;
  }
  return after(enough);
}

/** The accent, moved as little as can be until black or white is readable on it, and which of the two. */
function groundOf({ l, c, h = 0 }: Oklch): Pick<LookColors, 'fill' | 'onFill'> {
  for (let moved = 0; moved <= 1; moved += step) {
    for (const lightness of [l + moved, l - moved]) {
      if (lightness < 0 || lightness > 1) continue;
      const fill = hexOf(lightness, c, h);
      const onFill = ['#000000', '#ffffff'].find((text) => contrast(text, fill) >= readable);
      if (onFill !== undefined) return { fill, onFill };
    }
  }
  return { fill: '#000000', onFill: '#ffffff' };
}

function colorsIn(look: LookName, accent: Oklch, theme: ThemeName): LookColors {
  const { l, c, h = 0 } = accent;
  const { fill, onFill } = groundOf(accent);
  const isAccentPaper = look === 'GRIDDLE' && theme === 'light';
  const groundHex = (ground: Paper) => hexOf(ground.l, Math.min(ground.c, c), ground.h ?? h);
  const { paper, card } = isAccentPaper
    ? { paper: fill, card: fill }
    : {
        paper: groundHex(papers[look][theme].paper),
        card: groundHex(papers[look][theme].card),
      };
  const grounds = [paper, card];
  const isDark = isAccentPaper ? onFill === '#ffffff' : theme === 'dark';
  const away = isDark ? 1 : -1;
  const text = (lightness: number, most: number, hue = h) =>
    textOn(grounds, { mode: 'oklch', l: lightness, c: Math.min(most, c), h: hue }, away);
  const warn = textOn(grounds, { mode: 'oklch', l: isDark ? 0.76 : 0.5, c: 0.14, h: isDark ? 70 : 45 }, away);
  return {
    paper,
    card,
    ink: text(isDark ? 0.965 : 0.2, isDark ? 0.012 : 0.035),
    quiet: text(isDark ? 0.76 : 0.4, 0.02),
    house: text(isDark ? Math.max(l, 0.62) : Math.min(l, 0.62), 0.19),
    warn,
    fill,
    onFill,
    line: isAccentPaper
      ? onFill
      : hexOf(isDark ? 0.36 : 0.87, Math.min(0.02, c), papers[look][theme].paper.h ?? h),
  };
}

const known = new Map<string, Record<ThemeName, LookColors>>();
/** Accents whose colours are remembered; a page of another is computed anew. */
const mostKnown = 500;

/**
 * The colours of a look with a restaurant's accent (`#rrggbb`), in both schemes. Every text reaches a contrast of 7 on paper,
 * card and fill, whatever the accent; an accent that is no colour counts as black.
 */
export function lookColors(look: LookName, accent: string): Record<ThemeName, LookColors> {
  const name = `${look}${accent}`;
  const found = known.get(name);
  if (found) return found;
  const parsed = oklch(accent) ?? { mode: 'oklch', l: 0, c: 0 };
  const colors = { light: colorsIn(look, parsed, 'light'), dark: colorsIn(look, parsed, 'dark') };
  if (known.size >= mostKnown) known.clear();
  known.set(name, colors);
  return colors;
}
