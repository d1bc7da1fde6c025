import type { IconName } from '../../icons/index.ts';

/** One entry of a menu: an action (`onAction`) or a place to go (`href`). */
export interface MenuButtonItem {
  id: string;
  label: string;
  icon?: IconName;
  isDestructive?: boolean;
  isDisabled?: boolean;
  href?: string;
  target?: string;
  onAction?: () => void;
}
