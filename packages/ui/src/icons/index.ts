import { icons } from './icons.gen.ts';

/** The name of an action icon. */
export type IconName = keyof typeof icons;

/** Narrows a key of the icon table. */
function isIconName(name: string): name is IconName {
  return name in icons;
}

/** Every action icon's name, for stories and pickers. */
export const iconNames: readonly IconName[] = Object.keys(icons).filter(isIconName);

export { icons };
