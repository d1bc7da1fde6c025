import { Icon } from '../Icon/index.ts';
import type { Command, CommandGroup } from './command.ts';
import { Entry, Group, GroupTitle, Hint, Key, Keys, Label, List } from './CommandPalette.styles.ts';

interface CommandListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  /** The command that Enter chooses. */
  activeId: string | undefined;
  /** Told which command the pointer is over. */
  onPoint: (id: string) => void;
  onChoose: (command: Command, isNewTab: boolean) => void;
}

/** The id of a command's element in the list with this id, for `aria-activedescendant`. */
export function entryId(list: string, command: string): string {
  return `${list}-${command}`;
}

/** The commands that match, in their groups. The focus stays in the search; arrow keys move what is chosen. */
export function CommandList({ id, label, groups, activeId, onPoint, onChoose }: CommandListProps) {
  return (
    <List id={id} role="menu" aria-label={label} tabIndex={0}>
      {groups.map((group) => (
        <Group key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
          <GroupTitle id={`${id}-group-${group.id}`}>{group.label}</GroupTitle>
          {group.commands.map((command) => (
            <Entry
              key={command.id}
              id={entryId(id, command.id)}
              role="menuitem"
              data-focused={command.id === activeId || undefined}
              // Pressing must not take the focus out of the search.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onPoint(command.id)}
              onClick={(event) => onChoose(command, event.ctrlKey || event.metaKey)}
            >
              {command.icon && <Icon name={command.icon} />}
              <Label>
                {command.label}
                {command.hint && <Hint>{command.hint}</Hint>}
              </Label>
              {command.shortcut && (
                <Keys>
                  {command.shortcut.split(' ').map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </Keys>
              )}
            </Entry>
          ))}
        </Group>
      ))}
    </List>
  );
}
