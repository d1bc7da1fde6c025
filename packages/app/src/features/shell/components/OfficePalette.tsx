import type { CommandGroup } from '@cardamom/ui/command-palette';
import { CommandPalette } from '@cardamom/ui/command-palette';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { themeAtom, useChooseTheme } from '#shared/session/index.ts';
import { searchedItemsQuery } from '../api/search-items.ts';
import { useSignOut } from '../api/sign-out.ts';
import { commandKeyWords } from '../command-key.ts';
import { openPanelAtom } from '../open-panel.ts';
import { keepRecent, recentCommands } from '../recent-commands.ts';
import { usePlaces } from '../usePlaces.ts';
import { useDeeds } from '../useDeeds.ts';

/** The search over everything: dishes by name, what can be done, and where one can go. */
export default function OfficePalette({ onClose }: { onClose: () => void }) {
  const { t } = useMessages('search');
  const { t: common } = useMessages('common');
  const href = useHref();
  const [query, setQuery] = useState('');
  const [recent] = useState(recentCommands);
  const theme = useAtomValue(themeAtom);
  const chooseTheme = useChooseTheme();
  const signOut = useSignOut();
  const openPanel = useSetAtom(openPanelAtom);
  const deeds = useDeeds();
  const { data: found } = useQuery({
    ...searchedItemsQuery(query.trim()),
    enabled: query.trim() !== '',
    placeholderData: keepPreviousData,
  });

  const groups: CommandGroup[] = [
    {
      id: 'items',
      label: common('navigation.items'),
      isFound: true,
      commands: (query.trim() === '' ? [] : (found ?? [])).map(({ id, name, categories }) => ({
        id: `item-${id}`,
        label: name,
        icon: 'items' as const,
        hint: categories[0]?.name,
        href: href({ to: '/menu-management/items/$itemId', params: { itemId: id } }),
      })),
    },
    {
      id: 'deeds',
      label: t('deeds'),
      commands: [
        ...deeds,
        {
          id: 'theme',
          label: theme === 'dark' ? common('shell.lightTheme') : common('shell.darkTheme'),
          icon: theme === 'dark' ? 'sun' : 'moon',
          onAction: () => chooseTheme(theme === 'dark' ? 'light' : 'dark'),
        },
        {
          id: 'keys',
          label: common('shell.keys'),
          icon: 'help',
          shortcut: '?',
          onAction: () => openPanel('keys'),
        },
        {
          id: 'sign-out',
          label: common('shell.signOut'),
          icon: 'logout',
          onAction: () => signOut.mutate(),
        },
      ],
    },
    {
      id: 'places',
      label: t('places'),
      commands: [
        ...usePlaces().flatMap(({ id, places }) =>
          places.map((place) => ({
            id: place.id,
            label: place.label,
            icon: place.icon,
            href: place.href,
            ...(id !== 'start' && { hint: common(`navigation.${id}`) }),
          })),
        ),
        {
          id: 'profile',
          label: common('navigation.profile'),
          icon: 'user',
          href: href({ to: '/profile-setting' }),
        },
      ],
    },
  ];

  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onQueryChange={setQuery}
      groups={groups}
      recent={recent}
      onChoose={keepRecent}
      labels={{
        search: t('label'),
        placeholder: common('shell.search'),
        recent: t('recent'),
        close: common('actions.close'),
        count: (count) => t('found', { count }),
        nothing: (text) => t('nothing', { query: text }),
        nothingHint: t('nothingHint', { keys: commandKeyWords('K') }),
        move: t('move'),
        choose: t('choose'),
      }}
    />
  );
}
