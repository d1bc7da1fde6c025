import { css, type DefaultTheme, type RuleSet } from 'styled-components';
import { token } from '../../theme/tokens.ts';
import { lookFaces } from './faces.ts';
import { usualLook, type LookName } from './looks.ts';

export { ink, lookProperty } from './ink.ts';

declare module 'styled-components' {
  interface DefaultTheme {
    /** The look of the guest's components inside. */
    look?: LookName;
  }
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
