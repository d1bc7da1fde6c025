import type { CommandGroup } from '@cardamom/ui/command-palette';
import { CommandPalette } from '@cardamom/ui/command-palette';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { themeAtom, useChooseTheme } from '#shared/session/index.ts';
import { searchedItemsQuery } from '../api/search-items.ts';
import { searchedPeopleQuery } from '../api/search-people.ts';
import { useSignOut } from '../api/sign-out.ts';
import { commandKeyWords } from '../command-key.ts';
import { openPanelAtom } from '../open-panel.ts';
import { keepRecent, recentCommands } from '../recent-commands.ts';
import { usePlaces } from '../usePlaces.ts';
import { useDeeds } from '../useDeeds.ts';

/** The search over everything: dishes and people by name, what can be done, and where one can go. */
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
  const sought = query.trim();
  const { data: found } = useQuery({
    ...searchedItemsQuery(sought),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  });
  const groupsOfPlaces = usePlaces();
  const mayMeetPeople = groupsOfPlaces.some(({ places }) => places.some(({ id }) => id === 'staff'));
  const { data: people } = useQuery({
    ...searchedPeopleQuery(sought),
    enabled: sought !== '' && mayMeetPeople,
    placeholderData: keepPreviousData,
  });

  const groups: CommandGroup[] = [
    {
      id: 'items',
      label: common('navigation.items'),
      isFound: true,
      commands: (sought === '' ? [] : (found ?? [])).map(({ id, name, categories }) => ({
        id: `item-${id}`,
        label: name,
        icon: 'items' as const,
        hint: categories[0]?.name,
        href: href({ to: '/menu-management/items/$itemId', params: { itemId: id } }),
      })),
    },
    {
      id: 'people',
      label: t('people'),
      isFound: true,
      commands: (sought === '' ? [] : (people ?? [])).map(({ id, name, lastName, position }) => ({
        id: `person-${id}`,
        label: `${name} ${lastName}`.trim(),
        icon: 'user' as const,
        hint: position || undefined,
        href: href({ to: '/setting/staff/$staffId', params: { staffId: id } }),
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
        ...groupsOfPlaces.flatMap(({ id, places }) =>
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
