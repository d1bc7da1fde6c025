import type { IconName } from '../../icons/index.ts';

/** One entry of a menu: an action (`onAction`) or a place to go (`href`). */
export interface MenuButtonItem {
  id: string;
  label: string;
  icon?: IconName;
  /** One sentence below the label. */
  description?: string;
  /** Given where entries exclude each other: whether this is the one that holds. */
  isChosen?: boolean;
  /** Set apart from what stands before it. */
  beginsGroup?: boolean;
  isDestructive?: boolean;
  isDisabled?: boolean;
  href?: string;
  target?: string;
  onAction?: () => void;
}
