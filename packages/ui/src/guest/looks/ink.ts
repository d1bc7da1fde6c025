import type { LookColors } from './colors.ts';

/** The custom property that carries a colour of the guest page. */
export function lookProperty(role: keyof LookColors): string {
  return `--g-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A colour of the guest page: `${ink('quiet')}` is `var(--g-quiet)`. */
export function ink(role: keyof LookColors): string {
  return `var(${lookProperty(role)})`;
}
