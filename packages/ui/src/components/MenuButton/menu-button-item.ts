import type { IconName } from '../../icons/index.ts';

/** What entries that follow one another say more exactly: drawn once above them, and not pressed. */
export interface MenuHeading {
  label: string;
  icon: IconName;
  description: string;
  /** What is left of the entry's own label, which stays its name. */
  text: string;
}

/** One entry of a menu: an action (`onAction`) or a place to go (`href`). */
export interface MenuButtonItem {
  id: string;
  label: string;
  icon?: IconName;
  /** Given where entries exclude each other: whether this is the one that holds. They stand first in their menu. */
  isChosen?: boolean;
  /** One sentence below the label, where entries exclude each other. */
  description?: string;
  /** In place of a sentence, a word at the end of the line: the hour that the entry stands for. */
  end?: string;
  /** Where several entries say one thing more exactly. A row's menu shows them below it; elsewhere their labels say all of it. */
  under?: MenuHeading;
  isDestructive?: boolean;
  isDisabled?: boolean;
  href?: string;
  target?: string;
  onAction?: () => void;
}
