import type { UntilChoice } from './until-choice.ts';

/** Forgotten at sign-out with the other stored settings. */
const key = 'cardamom.sold-out-last-time';

/** Remembers on this device until which time (`HH:MM`) something was last marked sold out; other choices are none. */
export function rememberTime(choice: UntilChoice): void {
  if (!choice.includes(':')) return;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is switched off: no time is offered again.
  }
}

/** The time that was last chosen on this device, if it is one of these. */
export function lastTimeOf(offered: readonly string[]): string | null {
  try {
    const stored = localStorage.getItem(key);
    return offered.find((time) => time === stored) ?? null;
  } catch {
    return null;
  }
}
