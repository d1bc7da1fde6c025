import { notify } from '@cardamom/ui';
import type { RegisteredRouter } from '@tanstack/react-router';
import { momentInWords } from '../draft/index.ts';
import { listChanges } from '../history/api/list-changes.ts';
import { loadMessages, message } from '../messages/index.ts';
import { profileQuery } from '../session/index.ts';

/** Says who changed elsewhere what the page is about, and when: its fields follow by themselves, or typing waits for its save. */
export async function tellOfSave(router: RegisteredRouter, entityId: string): Promise<void> {
  const { queryClient } = router.options.context;
  const me = queryClient.getQueryData(profileQuery.queryKey);
  const history = listChanges({ entityId, limit: 1 });
  const [{ items }] = await Promise.all([
    queryClient.fetchQuery({ ...history, retry: false }),
    loadMessages('entities'),
  ]);
  const [change] = items;
  if (!change?.staff || !me) return;
  const { name, id } = change.staff;
  const said = {
    name,
    time: momentInWords(change.createdAt, new Date(), me.restaurant.timeZone),
    context: id === me.id ? 'elsewhere' : undefined,
  };
  const isGone = change.action === 'DELETED';
  notify({ title: message(isGone ? 'entities:conflict.theyDeleted' : 'entities:conflict.theySaved', said) });
}
