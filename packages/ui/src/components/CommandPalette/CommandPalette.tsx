import { Autocomplete } from 'react-aria-components/Autocomplete';
import { useState } from 'react';
import { Panel } from '../Dialog/Dialog.styles.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { Command, CommandGroup } from './command.ts';
import { CommandList } from './CommandList.tsx';
import { Backdrop, Foot, Input, Key, Nothing, Search, Surface } from './CommandPalette.styles.ts';
import { useMatchingGroups } from './useMatchingGroups.ts';

/** Words of the palette. */
export interface CommandPaletteLabels {
  /** Name of the dialog and of its search. */
  search: string;
  placeholder: string;
  recent: string;
  close: string;
  /** How many commands match, said to screen readers. */
  count: (count: number) => string;
  nothing: (query: string) => string;
  nothingHint: string;
  move: string;
  choose: string;
}

/** Props of `CommandPalette`. */
export interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  groups: readonly CommandGroup[];
  /** Ids of the commands used last, the newest first; shown before anything is typed. */
  recent?: readonly string[];
  /** Told which command was chosen, to keep it among the recent ones. */
  onChoose?: (id: string) => void;
  labels?: Partial<CommandPaletteLabels>;
}

const english: CommandPaletteLabels = {
  search: 'Search pages and actions',
  placeholder: 'Go to a page or do something',
  recent: 'Recent',
  close: 'Close',
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (query) => `Nothing found for “${query}”`,
  nothingHint: 'Try another word, or look in the navigation.',
  move: 'to move',
  choose: 'to choose',
};

const none: readonly string[] = [];

type ContentProps = Omit<CommandPaletteProps, 'isOpen' | 'labels'> & { words: CommandPaletteLabels };

function Content({ groups, recent = none, onChoose, onOpenChange, words }: ContentProps) {
  const [query, setQuery] = useState('');
  const matching = useMatchingGroups({ groups, recent, recentLabel: words.recent, query });
  const count = matching.reduce((sum, { commands }) => sum + commands.length, 0);
  const choose = (command: Command) => {
    onChoose?.(command.id);
    onOpenChange(false);
    command.onAction?.();
  };
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <Search aria-label={words.search} autoFocus>
        <Icon name="search" />
        <Input placeholder={words.placeholder} />
        <IconButton icon="close" label={words.close} slot={null} onPress={() => onOpenChange(false)} />
      </Search>
      <VisuallyHidden as="div" role="status">
        {query === '' ? '' : words.count(count)}
      </VisuallyHidden>
      {count > 0 ? (
        <CommandList label={words.search} groups={matching} onChoose={choose} />
      ) : (
        <Nothing>
          <strong>{words.nothing(query)}</strong>
          {words.nothingHint}
        </Nothing>
      )}
      <Foot aria-hidden="true">
        <span>
          <Key>↑</Key>
          <Key>↓</Key>
          {words.move}
        </span>
        <span>
          <Key>Enter</Key>
          {words.choose}
        </span>
      </Foot>
    </Autocomplete>
  );
}

/** Search over every place and action, above the page: type, arrow keys, Enter. The app opens it, by Ctrl K or ⌘ K. */
export function CommandPalette({ isOpen, labels, ...rest }: CommandPaletteProps) {
  const words = { ...english, ...labels };
  return (
    <Backdrop isOpen={isOpen} onOpenChange={rest.onOpenChange} isDismissable>
      <Surface $size="medium">
        <Panel aria-label={words.search}>
          <Content {...rest} words={words} />
        </Panel>
      </Surface>
    </Backdrop>
  );
}
