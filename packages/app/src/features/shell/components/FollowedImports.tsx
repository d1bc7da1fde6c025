import { eventually } from '#shared/loading/on-demand.ts';
import { loadMessages } from '#shared/messages/index.ts';
import type { ImportNoticeProps } from './ImportNotice.tsx';
import { useFollowedImports } from './useFollowedImports.ts';

const ImportNotice = eventually<ImportNoticeProps>(async () => {
  await loadMessages('imports');
  return import('./ImportNotice.tsx');
});

/** Tells the person who handed in a menu how far it is, on every page but the import's own. Only for who may import. */
export function FollowedImports({ staffId }: { staffId: string }) {
  const { isFollowing, told, close } = useFollowedImports(staffId);
  return isFollowing && <ImportNotice told={told} onClose={close} />;
}
