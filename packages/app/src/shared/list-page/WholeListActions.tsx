import { AlertDialog, Button, Text, useRoomAtFoot } from '@cardamom/ui';
import type { BulkAction } from '@cardamom/api-types';
import { useRef, useState } from 'react';
import { useMessages, type EntityWords } from '../messages/index.ts';
import { Actions, Bar, Count } from './BulkActions.styles.ts';
import type { ListWork } from './list-actions.ts';
import type { WholeList } from './list-job.ts';
import { Refusals } from './Refusals.tsx';
import { useFollowJob, useWholeListJob, type WholeListJob } from './whole-list-jobs.ts';

/** Props of `WholeListActions`. */
export interface WholeListActionsProps<Row> {
  /** The part of the catalogue that names what is listed. */
  words: EntityWords;
  /** All of the list, as it is on view; null where it is not chosen, and an action is at work since before. */
  whole: WholeList | null;
  work: ListWork<Row>;
  /** Nothing is chosen any more. */
  onClear: () => void;
}

const inWords = (count: number) => count.toLocaleString('en');

/** What can be done with all of a list, how far that is, and what stayed as it was. */
export function WholeListActions<Row extends { id: string; name: string }>({
  words,
  whole,
  work,
  onClear,
}: WholeListActionsProps<Row>) {
  const { t } = useMessages('entities');
  const bar = useRef<HTMLDivElement>(null);
  const [current, keep] = useWholeListJob(words);
  const follow = useFollowJob(words);
  const running = current?.isOver ? null : current;
  const hasBar = running !== null || whole !== null;
  // Behind the dialog that names what stayed nothing can be pressed, and what is told about the rest keeps clear of it.
  useRoomAtFoot(bar, hasBar && !current?.isOver);
  // As it was when it was asked about: the list goes on, and nobody confirms a number that they have not read.
  const [asked, ask] = useState<WholeList | null>(null);
  const count = inWords(whole?.expectedCount ?? 0);
  const askedCount = inWords((asked ?? whole)?.expectedCount ?? 0);

  const run = async (action: BulkAction, allOf: WholeList) => {
    ask(null);
    keep({ action, job: null, isOver: false });
    const ended = await follow(action, (onProgress) => work.changeAll({ action, allOf }, onProgress));
    if (ended?.refusedCount === 0) onClear();
  };
  const progress = ({ action, job }: WholeListJob) => {
    const far = { done: inWords(job?.done ?? 0), total: inWords(job?.total ?? whole?.expectedCount ?? 0) };
    return {
      ACTIVATE: t('bulk.activating', far),
      DEACTIVATE: t('bulk.deactivating', far),
      DELETE: t('bulk.deleting', far),
    }[action];
  };
  const chosen = ({ except }: WholeList) =>
    except.length === 0
      ? t('bulk.allSelected', { total: count })
      : t('bulk.allButSelected', { count: except.length, selected: count });

  return (
    <>
      {hasBar && (
        <Bar ref={bar} role="group" aria-label={t('bulk.label')} data-theme="dark">
          <Count>
            <Text role="status" size="label">
              {running ? progress(running) : whole && chosen(whole)}
            </Text>
            {running === null && (
              <Button size="small" variant="quiet" onPress={onClear}>
                {t('bulk.clear')}
              </Button>
            )}
          </Count>
          {running === null && whole && (
            <Actions>
              <Button size="small" onPress={() => void run('ACTIVATE', whole)}>
                {t('bulk.activate')}
              </Button>
              <Button size="small" onPress={() => void run('DEACTIVATE', whole)}>
                {t('bulk.deactivate')}
              </Button>
              <Button size="small" icon="delete" onPress={() => ask(whole)}>
                {t('bulk.delete')}
              </Button>
            </Actions>
          )}
        </Bar>
      )}
      {whole && (
        <AlertDialog
          title={t('bulk.deleteAllTitle', { total: askedCount })}
          isOpen={asked !== null}
          onOpenChange={(isOpen) => ask(isOpen ? whole : null)}
          confirmLabel={t('bulk.deleteAllConfirm', { total: askedCount })}
          isDestructive
          onConfirm={() => void run('DELETE', asked ?? whole)}
        >
          {t('bulk.deleteAllText', { context: words })}
        </AlertDialog>
      )}
      {current?.isOver && current.job && (
        <Refusals
          action={current.action}
          rows={current.job.refused.map(({ id, name }) => ({ id, name: name ?? '' }))}
          refusals={current.job.refused}
          counts={{ count: current.job.refusedCount, total: inWords(current.job.total) }}
          rowHref={work.rowHref}
          onClose={() => {
            keep(null);
            onClear();
          }}
        />
      )}
    </>
  );
}
