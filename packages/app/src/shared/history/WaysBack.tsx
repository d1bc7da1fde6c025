import type { Change } from '@cardamom/api-types';
import { Button } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';
import { isOfFields, type TakeBack } from './change-kinds.ts';
import { Ways } from './ChangeEntry.styles.ts';

/** Props of `WaysBack`. */
export interface WaysBackProps {
  change: Change;
  /** What was changed, by name. */
  subject: string;
  takeBack: TakeBack;
}

/** What can be done about a whole change: bring back what was deleted, put an order back, or go back to before it. */
export function WaysBack({ change, subject, takeBack: { undo, running } }: WaysBackProps) {
  const { t } = useMessages('history');
  const { action, fields, isUndone, isEntityDeleted } = change;
  const isWholeRunning = running?.isWhole === true;
  const isRunning = running !== null && !isWholeRunning && running.fields === undefined;
  if (isUndone) return null;
  if (action === 'DELETED' && isEntityDeleted) {
    return (
      <Ways>
        <Button size="small" icon="restore" isPending={isRunning} onPress={() => undo()}>
          {t('restore', { subject })}
        </Button>
      </Ways>
    );
  }
  if (action === 'REORDERED') {
    return (
      <Ways>
        <Button size="small" icon="undo" isPending={isRunning} onPress={() => undo()}>
          {t('undoOrder')}
        </Button>
      </Ways>
    );
  }
  if (!isOfFields(change) || isEntityDeleted) return null;
  return (
    <Ways data-is-quiet={fields.length === 1 || undefined}>
      {fields.length > 1 && (
        <Button size="small" icon="undo" isPending={isRunning} onPress={() => undo()}>
          {t('undoChange')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        icon="history"
        isPending={isWholeRunning}
        onPress={() => undo({ isWhole: true })}
      >
        {t('backToBefore')}
      </Button>
    </Ways>
  );
}
