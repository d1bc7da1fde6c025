import { useId, useState, type KeyboardEvent } from 'react';
import { useRouter } from 'react-aria/private/utils/openLink';
import { Panel } from '../Dialog/Dialog.styles.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { Command, CommandGroup } from './command.ts';
import { CommandList, entryId } from './CommandList.tsx';
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
  /** Told what is typed, for groups that somebody else searches (`isFound`). */
  onQueryChange?: (query: string) => void;
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

function Content({ groups, recent = none, onChoose, onOpenChange, onQueryChange, words }: ContentProps) {
  const id = useId();
  const router = useRouter();
  const [query, setQuery] = useState('');
  const matching = useMatchingGroups({ groups, recent, recentLabel: words.recent, query });
  const commands = matching.flatMap((group) => group.commands);
  const [wanted, setWanted] = useState<string>();
  // Typing leads to the first that matches; before anything is typed nothing is chosen.
  const active =
    commands.find((command) => command.id === wanted) ?? (query === '' ? undefined : commands[0]);

  const type = (next: string) => {
    setQuery(next);
    setWanted(undefined);
    onQueryChange?.(next);
  };
  const choose = (command: Command, isNewTab = false) => {
    onChoose?.(command.id);
    if (command.href === undefined) {
      onOpenChange(false);
      command.onAction?.();
      return;
    }
    if (isNewTab) {
      window.open(command.href, '_blank', 'noopener');
      return;
    }
    onOpenChange(false);
    const link = document.createElement('a');
    link.href = command.href;
    router.open(link, {}, command.href, undefined);
  };
  const step = (by: number) => {
    if (commands.length === 0) return;
    const place = active ? commands.indexOf(active) : by > 0 ? -1 : commands.length;
    const next = commands.at((place + by) % commands.length);
    setWanted(next?.id);
    if (next) document.getElementById(entryId(id, next.id))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active) choose(active, event.ctrlKey || event.metaKey);
    else if (event.key === 'Escape' && query !== '') type('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <Search>
        <Icon name="search" />
        <Input
          type="search"
          aria-label={words.search}
          aria-autocomplete="list"
          aria-controls={commands.length > 0 ? id : undefined}
          aria-activedescendant={active && entryId(id, active.id)}
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <IconButton icon="close" label={words.close} slot={null} onPress={() => onOpenChange(false)} />
      </Search>
      <VisuallyHidden as="div" role="status">
        {query === '' ? '' : words.count(commands.length)}
      </VisuallyHidden>
      {commands.length > 0 ? (
        <CommandList
          id={id}
          label={words.search}
          groups={matching}
          activeId={active?.id}
          onPoint={setWanted}
          onChoose={choose}
        />
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
    </>
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
