import { css, type DefaultTheme, type RuleSet } from 'styled-components';
import { space, token } from '../../theme/index.ts';
import { faceOfText } from './face-letters.ts';
import { lookFaces } from './faces.ts';
import { ink } from './ink.ts';
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

/** The faces that a text may be written in, the first one first; `<name> fallback` is drawn for Latin letters only. */
function familiesOf(look: LookName, text: string | undefined): string {
  const { latin, arabic } = lookFaces[look];
  const [{ family }] = latin;
  const body = token('font.body');
  const face = faceOfText(look, text);
  if (face === null) return body;
  return face === 'arabic' ? `${arabic.family},${family},${body}` : `${family},"${family} fallback",${body}`;
}

const faceStyles: Readonly<Record<LookName, string>> = {
  COUNTER: 'font-weight:400;',
  LINEN: 'font-weight:400;',
  CANDLE: 'font-weight:500;',
  GRIDDLE: 'font-weight:400;text-transform:uppercase;',
};

/** What is written in the face, for those who cannot know that it has the letters. */
export interface WrittenProps {
  $text: string;
}

/** The face of names and titles. */
export function displayFace({ theme, $text }: { theme: DefaultTheme } & Partial<WrittenProps>): string {
  const look = theme.look ?? usualLook;
  return `font-family:${familiesOf(look, $text)};letter-spacing:0;${faceStyles[look]}`;
}

/** What is pressed first, and what heads a part of the page, in a colour that the paper has not. */
export const filled = `background:${ink('fill')};color:${ink('onFill')};`;

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

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 8px;
    background: radial-gradient(circle at 50% 100%, ${ink('paper')} 7px, transparent 7.5px) 0 0 / 18px 8px;
  }
`;
