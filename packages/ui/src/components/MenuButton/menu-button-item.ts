import type { IconName } from '../../icons/index.ts';

/** One entry of a menu: an action (`onAction`) or a place to go (`href`). */
export interface MenuButtonItem {
  id: string;
  label: string;
  icon?: IconName;
  /** Given where entries exclude each other: whether this is the one that holds. They stand first in their menu. */
  isChosen?: boolean;
  /** One sentence below the label, where entries exclude each other. */
  description?: string;
  isDestructive?: boolean;
  isDisabled?: boolean;
  href?: string;
  target?: string;
  onAction?: () => void;
}
