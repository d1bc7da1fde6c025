import { css, type DefaultTheme, type RuleSet } from 'styled-components';
import { space, token } from '../../theme/index.ts';
import type { LookColors } from './colors.ts';
import { lookFaces } from './faces.ts';
import { usualLook, type LookName } from './looks.ts';

declare module 'styled-components' {
  interface DefaultTheme {
    /** The look of the guest's components inside. */
    look?: LookName;
  }
}

/** The custom property that carries a colour of the guest page. */
export function lookProperty(role: keyof LookColors): string {
  return `--g-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A colour of the guest page: `${ink('quiet')}` is `var(--g-quiet)`. */
export function ink(role: keyof LookColors): string {
  return `var(${lookProperty(role)})`;
}

/** What a component does otherwise in these looks: `${byLook({ GRIDDLE: css`…` })}`. */
export function byLook<Props extends object = object>(
  styles: Partial<Record<LookName, RuleSet<Props> | string>>,
) {
  return ({ theme }: { theme: DefaultTheme }): RuleSet<Props> | string | undefined =>
    styles[theme.look ?? usualLook];
}

function faceOf(look: LookName, rest: string): string {
  const { family } = lookFaces[look][0];
  return `font-family:${family},"${family} fallback",${token('font.body')};letter-spacing:0;${rest}`;
}

/** The face of names and titles. */
export const displayFace = byLook({
  COUNTER: faceOf('COUNTER', 'font-weight:400;'),
  LINEN: faceOf('LINEN', 'font-weight:400;'),
  CANDLE: faceOf('CANDLE', 'font-weight:500;'),
  GRIDDLE: faceOf('GRIDDLE', 'font-weight:400;text-transform:uppercase;'),
});

/** From edge to edge of the page, over its gutter. */
export const fullBleed = css`
  margin-inline: calc(-1 * var(--guest-gutter));
`;

/** A block in the colour of the restaurant, its edge half-rounds of the ground below. */
export const scalloped = css`
  position: relative;
  padding-block-end: ${space(6)};
  background: ${ink('fill')};
  color: ${ink('onFill')};
  overflow: clip;
  overflow-clip-margin: 8px;

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 8px;
    background: radial-gradient(circle at 50% 100%, ${ink('paper')} 7px, transparent 7.5px) 0 0 / 18px 8px;
  }
`;
