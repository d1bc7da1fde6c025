import type { Permission } from '@cardamom/api-types';
import { ScrollToTop } from '@cardamom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { unavailableNow } from '#shared/availability/index.ts';
import { meets } from '#shared/access/index.ts';
import { useIsKept } from '#shared/draft/index.ts';
import { watchJobs } from '#shared/list-page/watch-jobs.ts';
import { loadMessages, useMessages } from '#shared/messages/index.ts';
import { configurationQuery, profileQuery } from '#shared/session/index.ts';
import { onDemand } from '#shared/loading/on-demand.ts';
// Here before it is needed: what cannot be loaded is said without a network.
import '#shared/loading/say-missing.ts';
import { lateShellAtom } from '../late-shell.ts';
import { FollowedImports } from './FollowedImports.tsx';
import { GuestsSee } from './GuestsSee.tsx';

const AddRestaurantDialog = onDemand(async () => {
  await loadMessages('authentication');
  return import('./AddRestaurantDialog.tsx');
});

/** After the page, and within what a dialog hides as a whole: by itself it would stay hidden when it comes while one is open. */
const besideMain = () => document.querySelector('main')?.parentElement ?? document.body;

const outsidePlaces = ['marketingUrl', 'posUrl', 'screenUrl'] as const;

/** Counts what is sold out, for who may bring it back; the change feed says when that is another number. */
function useSoldOutCount(permissions: readonly Permission[]): number {
  const { data } = useQuery({
    ...unavailableNow,
    refetchInterval: false,
    retry: false,
    enabled: meets(permissions, { mayCall: 'changeAvailability' }),
  });
  return data?.items.filter(({ availability }) => availability.state === 'SOLD_OUT').length ?? 0;
}

/** What of the shell nobody waits for: what guests see, how much is sold out, imports that run, outside pages, another restaurant, and the way back up. */
export default function OfficeLate() {
  const { t } = useMessages('common');
  const setLate = useSetAtom(lateShellAtom);
  const [isAdding, setAdding] = useState(useIsKept('add-restaurant'));
  const { data: configuration } = useQuery({ ...configurationQuery, retry: false });
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const soldOut = useSoldOutCount(profile?.permissions ?? []);
  const queryClient = useQueryClient();
  const store = useStore();
  useEffect(() => watchJobs({ queryClient, store }), [queryClient, store]);
  const mayAdd = profile?.isOwner === true && configuration?.isRegistrationOpen === true;
  useEffect(() => {
    setLate({
      soldOut,
      outside: outsidePlaces.flatMap((id) => {
        const href = configuration?.[id];
        return href ? [{ id, label: t(`shell.${id}`), icon: 'external', href, target: '_blank' }] : [];
      }),
      add: mayAdd
        ? { id: 'add', label: t('shell.addRestaurant'), icon: 'add', onAction: () => setAdding(true) }
        : null,
    });
  }, [configuration, mayAdd, setLate, soldOut, t]);
  return (
    <>
      <GuestsSee />
      {profile &&
        meets(profile.permissions, { mayCall: 'createImport' }) &&
        createPortal(<FollowedImports staffId={profile.id} />, besideMain())}
      {createPortal(<ScrollToTop label={t('shell.toTop')} focusId="main" />, besideMain())}
      {isAdding && <AddRestaurantDialog onClose={() => setAdding(false)} />}
    </>
  );
}
