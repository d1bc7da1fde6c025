import { firstIcons } from './first-icons.gen.ts';
import type { IconName } from './index.ts';
import { laterIcons } from './later-icons.gen.ts';

const icons = { ...firstIcons, ...laterIcons };

function isIconName(name: string): name is IconName {
  return name in icons;
}

/** Every action icon's name in the order of the alphabet, for stories and pickers. */
export const iconNames: readonly IconName[] = Object.keys(icons).filter(isIconName).toSorted();
