import type { Config } from '../config/config.ts';
import { windowCounter } from '../shared/window-counter.ts';

const minute = 60_000;

/** Counts what is asked without signing in, or guessed: per screen, per network (a venue's televisions share one), and per restaurant. */
export function screenLimits({ signInTriesPerMinute: tries }: Pick<Config, 'signInTriesPerMinute'>) {
  return {
    /** A screen reports each 30 s and at each page. */
    reportsOfScreen: windowCounter({ most: 30, windowMs: minute }),
    reportsFromNetwork: windowCounter({ most: 3000, windowMs: minute }),
    /** A television asks for a code each ten minutes, and each two seconds whether somebody typed it. */
    pairingsFromNetwork: windowCounter({ most: 6 * tries, windowMs: 10 * minute }),
    checksFromNetwork: windowCounter({ most: 3000, windowMs: minute }),
    /** Codes that no television shows. */
    wrongCodes: windowCounter({ most: tries, windowMs: minute }),
  };
}

export type ScreenLimits = ReturnType<typeof screenLimits>;
