import type { DefaultTheme } from 'styled-components';
import { usualLook, type LookName } from './looks.ts';

interface LookType {
  /** Px at a root size of 16 px; written as rem, so that a larger text setting is kept. */
  size: number;
  lineHeight: number;
  weight?: number;
}

/** Where a look sets a part otherwise than the guest's common type. */
const lookTypes = {
  dishName: {
    COUNTER: { size: 19, lineHeight: 1.3, weight: 650 },
    LINEN: { size: 21, lineHeight: 1.2 },
    CANDLE: { size: 26, lineHeight: 1.15 },
    GRIDDLE: { size: 27, lineHeight: 1.1 },
  },
  price: { GRIDDLE: { size: 25, lineHeight: 1.2 } },
  pickName: {
    COUNTER: { size: 28, lineHeight: 1.15 },
    LINEN: { size: 28, lineHeight: 1.2 },
    CANDLE: { size: 36, lineHeight: 1.1 },
    GRIDDLE: { size: 42, lineHeight: 1.1 },
  },
  dishPrice: {
    COUNTER: { size: 21, lineHeight: 1.3 },
    LINEN: { size: 19, lineHeight: 1.3 },
    CANDLE: { size: 19, lineHeight: 1.3, weight: 400 },
    GRIDDLE: { size: 36, lineHeight: 1.2 },
  },
  sectionTitle: {
    CANDLE: { size: 40, lineHeight: 1.1, weight: 400 },
    GRIDDLE: { size: 40, lineHeight: 1.15 },
  },
  barEntry: { GRIDDLE: { size: 20, lineHeight: 1.5 } },
} as const satisfies Record<string, Partial<Record<LookName, LookType>>>;

/** Size, line height and weight of a part in the look that is worn; put it after the face. */
export function lookFont(part: keyof typeof lookTypes) {
  const types: Partial<Record<LookName, LookType>> = lookTypes[part];
  return ({ theme }: { theme: DefaultTheme }): string => {
    const type = types[theme.look ?? usualLook];
    if (!type) return '';
    const weight = type.weight === undefined ? '' : `font-weight:${type.weight};`;
    return `font-size:${type.size / 16}rem;line-height:${type.lineHeight};${weight}`;
  };
}
