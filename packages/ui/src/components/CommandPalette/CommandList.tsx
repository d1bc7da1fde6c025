import { Icon } from '../Icon/index.ts';
import type { Command, CommandGroup } from './command.ts';
import { Entry, Group, GroupTitle, Hint, Key, Keys, Label, List } from './CommandPalette.styles.ts';

interface CommandListProps {
  label: string;
  groups: readonly CommandGroup[];
  onChoose: (command: Command) => void;
}

/** The commands that match, in their groups. */
export function CommandList({ label, groups, onChoose }: CommandListProps) {
  return (
    <List aria-label={label}>
      {groups.map((group) => (
        <Group key={group.id} id={`group:${group.id}`}>
          <GroupTitle>{group.label}</GroupTitle>
          {group.commands.map((command) => (
            <Entry
              key={command.id}
              id={command.id}
              href={command.href}
              textValue={command.label}
              onAction={() => onChoose(command)}
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
