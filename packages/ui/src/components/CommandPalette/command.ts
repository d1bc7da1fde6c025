import type { IconName } from '../../icons/index.ts';

/** A place to go (`href`) or a thing to do (`onAction`). */
export interface Command {
  id: string;
  label: string;
  icon?: IconName;
  /** Where it belongs, in quiet words after the label. */
  hint?: string;
  /** Other words people search it by. */
  keywords?: readonly string[];
  /** Keys that do the same, separated by spaces: "Ctrl S". */
  shortcut?: string;
  href?: string;
  onAction?: () => void;
}

/** Commands that belong together. */
export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
  /** What it holds was found for the query already, so that it is shown whole. */
  isFound?: boolean;
}
