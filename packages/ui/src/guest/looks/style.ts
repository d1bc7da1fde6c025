import type { DefaultTheme, RuleSet } from 'styled-components';
import type { LookColors } from './colors.ts';
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
export function byLook(styles: Partial<Record<LookName, RuleSet | string>>) {
  return ({ theme }: { theme: DefaultTheme }): RuleSet | string | undefined => styles[theme.look ?? usualLook];
}
