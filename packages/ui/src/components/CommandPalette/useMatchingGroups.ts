import { useFilter } from 'react-aria/useFilter';
import type { Command, CommandGroup } from './command.ts';

interface Search {
  groups: readonly CommandGroup[];
  /** Ids of the commands used last, the newest first. */
  recent: readonly string[];
  recentLabel: string;
  query: string;
}

function withRecent({ groups, recent, recentLabel }: Search): readonly CommandGroup[] {
  const all = groups.flatMap(({ commands }) => commands);
  const used = recent.flatMap((id) => all.find((command) => command.id === id) ?? []);
  const rest = groups.map(({ commands, ...group }) => ({
    ...group,
    commands: commands.filter(({ id }) => !recent.includes(id)),
  }));
  return [{ id: 'recent', label: recentLabel, commands: used }, ...rest];
}

/**
 * The groups with the commands that hold every word of the query, without regard to case and accents; a group that is
 * empty then is left out. Without a query the commands used last come first.
 */
export function useMatchingGroups(search: Search): readonly CommandGroup[] {
  const { contains } = useFilter({ sensitivity: 'base' });
  const words = search.query.split(/\s+/).filter((word) => word !== '');
  const matches = ({ label, hint = '', keywords = [] }: Command) =>
    words.every((word) => contains([label, hint, ...keywords].join(' '), word));
  const groups =
    words.length === 0
      ? withRecent(search)
      : search.groups.map((group) =>
          group.isFound ? group : { ...group, commands: group.commands.filter(matches) },
        );
  return groups.filter(({ commands }) => commands.length > 0);
}
