import type { CSSProperties } from 'react';
import { lookColors, type LookColors } from '../../guest/looks/index.ts';
import { lookProperty } from '../../guest/looks/style.ts';
import { colorValue, palette } from '../../theme/index.ts';
import type { ScreenDress } from '../types.ts';

/** Ours, while nobody's: ink on which the code shines, and one lime line. */
const ours: LookColors = {
  paper: colorValue('page', 'dark'),
  card: colorValue('page', 'dark'),
  ink: colorValue('text', 'dark'),
  quiet: colorValue('textQuiet', 'dark'),
  house: palette.lime[400],
  warn: colorValue('warningText', 'dark'),
  fill: palette.lime[400],
  onFill: colorValue('onPrimary', 'dark'),
  line: colorValue('hairline', 'dark'),
};

/** Custom properties of the colours that a screen wears, whatever the scheme of the page around it. */
export function dressColors(dress: ScreenDress | null): CSSProperties {
  const theme = dress?.isDark === false ? 'light' : 'dark';
  const colors = dress ? lookColors(dress.look, dress.accent)[theme] : ours;
  const entries = Object.entries(colors).map(([role, color]) => [
    lookProperty(role as keyof LookColors),
    color,
  ]);
  // Bars and prices in a box: the accent in the dark, its counterpart on a ground that is the accent.
  const [bar, onBar] = theme === 'light' ? [colors.onFill, colors.fill] : [colors.fill, colors.onFill];
  return Object.fromEntries([...entries, ['--s-bar', bar], ['--s-on-bar', onBar]]) as CSSProperties;
}
