import type { Change } from '@cardamom/api-types';
import { Badge, Button, Disclosure, Text } from '@cardamom/ui';
import type { FieldContext } from '../entity-fields/index.ts';
import { useMessages } from '../messages/index.ts';
import { ChangeEntry } from './ChangeEntry.tsx';
import { Entries, Entry, Head, Time, Ways } from './ChangeEntry.styles.ts';
import { deedOf } from './change-words.ts';
import { timeInWords } from './days.ts';
import { useUndo } from './useUndo.ts';
import { useUndoAccess } from './useUndoAccess.ts';

/** Props of `BatchEntry`. */
export interface BatchEntryProps {
  batchId: string;
  changes: readonly [Change, ...Change[]];
  context: FieldContext;
  hrefOf: (change: Change) => string | null;
}

/** What one action changed of several entries: said in one line, each behind it, all of it taken back at once. */
export function BatchEntry({ batchId, changes, context, hrefOf }: BatchEntryProps) {
  const { t } = useMessages('history');
  const { undoBatch, isBatchRunning } = useUndo();
  const mayUndo = useUndoAccess();
  const [first] = changes;
  const isUndone = changes.every((change) => change.isUndone);
  return (
    <Entry>
      <Time dateTime={first.createdAt}>{timeInWords(first.createdAt, context.timeZone)}</Time>
      <div>
        <Head>
          <Text size="label">{t('batch.title', { count: changes.length })}</Text>
          <Text size="small" tone="quiet">
            {deedOf(first)}
          </Text>
          {isUndone && <Badge icon="undo">{t('undone')}</Badge>}
        </Head>
        {!isUndone && changes.every(({ entity }) => mayUndo(entity)) && (
          <Ways>
            <Button size="small" icon="undo" isPending={isBatchRunning} onPress={() => undoBatch(batchId)}>
              {t('batch.undo')}
            </Button>
          </Ways>
        )}
        <Disclosure title={t('batch.show')}>
          <Entries>
            {changes.map((change) => (
              <ChangeEntry key={change.id} {...{ change, context }} href={hrefOf(change)} />
            ))}
          </Entries>
        </Disclosure>
      </div>
    </Entry>
  );
}
