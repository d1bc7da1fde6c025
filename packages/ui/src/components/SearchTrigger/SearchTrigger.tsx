import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/index.ts';
import { Keys, Root, Word } from './SearchTrigger.styles.ts';

/** Props of `SearchTrigger`. */
export interface SearchTriggerProps extends Omit<AriaButtonProps, 'children'> {
  /** What it leads to ("Search or go to…"); its name where there is no room for words. */
  label: string;
  /** Keys that do the same, as people read them ("Ctrl K"). */
  shortcut: string;
}

/** Looks like a field and opens the command palette; only its drawing where the bar is narrow. */
export function SearchTrigger({ label, shortcut, ...rest }: SearchTriggerProps) {
  return (
    <Root {...rest} aria-haspopup="dialog">
      <Icon name="search" />
      <Word>{label}</Word>
      <Keys data-keys={shortcut} />
    </Root>
  );
}
