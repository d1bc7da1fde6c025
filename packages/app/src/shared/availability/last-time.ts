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

function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The time that was last chosen on this device, if it is one of these; they are worked out only where there is one. */
export function lastTimeOf(offered: () => readonly string[]): string | null {
  const stored = remembered();
  return stored !== null && offered().includes(stored) ? stored : null;
}
