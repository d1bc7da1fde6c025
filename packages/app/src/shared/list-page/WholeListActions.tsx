import { AlertDialog, Button, Text, useRoomAtFoot } from '@cardamom/ui';
import type { BulkAction, ListJob } from '@cardamom/api-types';
import { useRef, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { Actions, Bar, Count } from './BulkActions.styles.ts';
import type { ListWork } from './list-actions.ts';
import type { WholeList } from './list-job.ts';
import { Refusals } from './Refusals.tsx';

/** Props of `WholeListActions`. */
export interface WholeListActionsProps<Row> {
  /** All of the list, as it is on view. */
  whole: WholeList;
  work: ListWork<Row>;
  /** Nothing is chosen any more. */
  onClear: () => void;
}

/** One action at work on all of a list. */
interface Running {
  action: BulkAction;
  /** Null until the server has begun. */
  job: ListJob | null;
}

const inWords = (count: number) => count.toLocaleString('en');

/** What can be done with all of a list, how far that is, and what stayed as it was. */
export function WholeListActions<Row extends { id: string; name: string }>({
  whole,
  work,
  onClear,
}: WholeListActionsProps<Row>) {
  const { t } = useMessages('entities');
  const bar = useRef<HTMLDivElement>(null);
  useRoomAtFoot(bar, true);
  const [running, setRunning] = useState<Running | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [ended, setEnded] = useState<{ action: BulkAction; job: ListJob } | null>(null);
  const { expectedCount, except } = whole;
  const count = inWords(expectedCount);

  const run = async (action: BulkAction) => {
    setIsAsking(false);
    setRunning({ action, job: null });
    const job = await work.changeAll({ action, allOf: whole }, (begun) => setRunning({ action, job: begun }));
    setRunning(null);
    if (job === null) return;
    if (job.refusedCount > 0) setEnded({ action, job });
    else onClear();
  };
  const progress = ({ action, job }: Running) => {
    const far = { done: inWords(job?.done ?? 0), total: inWords(job?.total ?? expectedCount) };
    return {
      ACTIVATE: t('bulk.activating', far),
      DEACTIVATE: t('bulk.deactivating', far),
      DELETE: t('bulk.deleting', far),
    }[action];
  };
  const chosen =
    except.length === 0
      ? t('bulk.allSelected', { total: count })
      : t('bulk.allButSelected', { count: except.length, selected: count });

  return (
    <>
      <Bar ref={bar} role="group" aria-label={t('bulk.label')}>
        <Count>
          <Text role="status" size="label">
            {running ? progress(running) : chosen}
          </Text>
          {running === null && (
            <Button size="small" variant="quiet" onPress={onClear}>
              {t('bulk.clear')}
            </Button>
          )}
        </Count>
        {running === null && (
          <Actions>
            <Button size="small" onPress={() => void run('ACTIVATE')}>
              {t('bulk.activate')}
            </Button>
            <Button size="small" onPress={() => void run('DEACTIVATE')}>
              {t('bulk.deactivate')}
            </Button>
            <Button size="small" icon="delete" onPress={() => setIsAsking(true)}>
              {t('bulk.delete')}
            </Button>
          </Actions>
        )}
      </Bar>
      <AlertDialog
        title={t('bulk.deleteAllTitle', { total: count })}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        confirmLabel={t('bulk.deleteAllConfirm', { total: count })}
        isDestructive
        onConfirm={() => void run('DELETE')}
      >
        {t('bulk.deleteAllText')}
      </AlertDialog>
      {ended && (
        <Refusals
          action={ended.action}
          rows={ended.job.refused.map(({ id, name }) => ({ id, name: name ?? '' }))}
          refusals={ended.job.refused}
          counts={{ count: ended.job.refusedCount, total: inWords(ended.job.total) }}
          rowHref={work.rowHref}
          onClose={() => {
            setEnded(null);
            onClear();
          }}
        />
      )}
    </>
  );
}
