import type { firstIcons } from './first-icons.gen.ts';
import type { laterIcons } from './later-icons.gen.ts';

/** The name of an action icon. */
export type IconName = keyof typeof firstIcons | keyof typeof laterIcons;
