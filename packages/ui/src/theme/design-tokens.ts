import { contrast } from './contrast.ts';
import { breakpoints, layout } from './layout.ts';
import { durations, easings, loops, timings } from './motion.ts';
import { contrastPairs } from './pairs.ts';
import { palette } from './palette.ts';
import { colorRoles, colorValue, themeNames, type ColorRole, type ThemeName } from './roles.ts';
import { controlHeights, layers, radii, shadows, spaceSteps } from './scales.ts';
import { fontFamilies, typeRoles } from './type.ts';

/** A token or group of the Design Tokens format, 2025.10 (designtokens.org). */
export interface TokenNode {
  $type?: string;
  $value?: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
  [name: string]: unknown;
}

type Tokens = Record<string, TokenNode>;

/** One file for each scheme, whole in itself: the palette, the roles as aliases of it, and everything that both share. */
export function designTokens(theme: ThemeName): TokenNode {
  return {
    $description: `Cardamom, ${theme} scheme. Generated from packages/ui/src/theme: change it there.`,
    color: {
      $type: 'color',
      $description: 'What a colour is for. The only colours a design may use.',
      ...mapValues(colorRoles, (_pair, role) => roleToken(role, theme)),
    },
    shadow: {
      $type: 'shadow',
      $description: 'For what floats only.',
      ...mapValues(shadows, (pair) => ({ $value: shadowLayers(pair[themeNames.indexOf(theme)] ?? '') })),
    },
    space: pixels(spaceSteps, 'Steps of space; the name is the number of 4 px steps.'),
    radius: pixels(radii, 'Controls 6, containers 12, chips round.'),
    controlHeight: pixels(controlHeights, 'Controls and rows; at least 44 under a finger.'),
    breakpoint: pixels(breakpoints, 'Smallest widths.'),
    layout: pixels(layout, 'Measures of the frame.'),
    fontFamily: {
      $type: 'fontFamily',
      ...mapValues(fontFamilies, (stack) => ({
        $value: stack.split(',').map((name) => name.trim().replaceAll('"', '')),
      })),
    },
    typography: {
      $type: 'typography',
      $description: 'Type roles. Sizes in px at a root size of 16.',
      ...mapValues(typeRoles, typographyToken),
    },
    duration: milliseconds(
      durations,
      'Fast for controls, base for what opens, slow for what covers the view.',
    ),
    loop: milliseconds(loops, 'Rounds of what repeats while something is awaited.'),
    easing: {
      $type: 'cubicBezier',
      ...mapValues(easings, (curve) => ({ $value: numbersIn(curve) })),
    },
    timing: {
      $description: 'Times and distances that are fixed (docs/rows.md, Times).',
      ...mapValues(timings, (value, name) =>
        /threshold|swipe/i.test(name)
          ? { $type: 'dimension', $value: px(value) }
          : { $type: 'duration', $value: { value, unit: 'ms' } },
      ),
    },
    layer: {
      $type: 'number',
      $description: 'Stacking order of what floats above the page.',
      ...mapValues(layers, (value) => ({ $value: value })),
    },
    palette: {
      $type: 'color',
      $description: 'Private: use the roles under "color".',
      ...mapValues<string, Readonly<Record<string, string>>>(palette, (ramp) =>
        mapValues(ramp, (hex) => ({ $value: color(hex) })),
      ),
    },
  };
}

function mapValues<Key extends string | number, Value>(
  values: Readonly<Record<Key, Value>>,
  map: (value: Value, key: Key) => TokenNode,
): Tokens {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, map(value as Value, key as Key)]),
  );
}

function px(value: number): { value: number; unit: 'px' } {
  return { value, unit: 'px' };
}

function pixels(values: Readonly<Record<string, number>>, description: string): TokenNode {
  const tokens = mapValues(values, (value) => ({ $value: px(value) }));
  return { $type: 'dimension', $description: description, ...tokens };
}

function milliseconds(values: Readonly<Record<string, number>>, description: string): TokenNode {
  const tokens = mapValues(values, (value) => ({ $value: { value, unit: 'ms' } }));
  return { $type: 'duration', $description: description, ...tokens };
}

const paletteNames = new Map<string, string>(
  Object.entries(palette).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, hex]) => [hex, `{palette.${ramp}.${step}}`] as const),
  ),
);

function roleToken(role: ColorRole, theme: ThemeName): TokenNode {
  const value = colorValue(role, theme);
  const pairs = contrastPairs.filter(({ front }) => front === role);
  const ratios = pairs.map(
    ({ back }) => `${contrast(value, colorValue(back, theme)).toFixed(1)} : 1 on ${back}`,
  );
  return {
    $value: paletteNames.get(value) ?? color(value),
    ...(ratios.length > 0 && { $description: `Contrast ${ratios.join(', ')}.` }),
  };
}

/** `#RRGGBB` or `rgb(r g b / a%)` as a colour value of the format. */
function color(css: string): Record<string, unknown> {
  const [red = 0, green = 0, blue = 0, percent = 100] = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : numbersIn(css);
  const channels = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha: percent / 100,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** `0 8px 24px rgb(…)`, comma-separated, as layers of a shadow value. */
function shadowLayers(css: string): Record<string, unknown>[] {
  return css.split(/,(?![^(]*\))/).map((layer) => {
    const at = layer.indexOf('rgb(');
    const lengths = numbersIn(layer.slice(0, at));
    const [offsetX, offsetY, blur, spread] = lengths.map((length) => px(length));
    return { color: color(layer.slice(at)), offsetX, offsetY, blur, spread: spread ?? px(0) };
  });
}

function typographyToken({
  size,
  lineHeight,
  weight,
  tracking,
}: (typeof typeRoles)[keyof typeof typeRoles]): TokenNode {
  return {
    $value: {
      fontFamily: '{fontFamily.body}',
      fontSize: px(size),
      fontWeight: weight,
      lineHeight,
      letterSpacing: px(Number((Number.parseFloat(tracking) * size).toFixed(3))),
    },
  };
}

function numbersIn(css: string): number[] {
  return (css.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}
