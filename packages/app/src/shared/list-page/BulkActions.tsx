import { AlertDialog, Button, Text, useRoomAtFoot } from '@cardamom/ui';
import type { BulkAction } from '@cardamom/api-types';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { namesInWords, useMessages, type EntityWords } from '../messages/index.ts';
import { Actions, Bar, Count } from './BulkActions.styles.ts';
import type { ListWork } from './list-actions.ts';
import { Refusals, type RefusalsProps } from './Refusals.tsx';

/** How many names a question lists. */
const namedAtMost = 5;

interface Selectable {
  id: string;
  name: string;
  version: number;
}

/** Props of `BulkActions`. */
export interface BulkActionsProps<Row> {
  /** The part of the catalogue that names what is listed. */
  words: EntityWords;
  /** The chosen rows. */
  chosen: readonly Row[];
  work: ListWork<Row>;
  /** Called with the ids that stay chosen: none, or what could not be changed. */
  onDone: (ids: readonly string[]) => void;
  rowHref: (row: Row) => string;
  /** Offers more than what is chosen. */
  more?: ReactNode;
}

/** What can be done with the chosen rows, while there are any; deleting asks by name first. */
export function BulkActions<Row extends Selectable>({
  words,
  chosen,
  work,
  onDone,
  rowHref,
  more,
}: BulkActionsProps<Row>) {
  const { t } = useMessages('entities');
  const bar = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<BulkAction | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<Pick<RefusalsProps<Row>, 'action' | 'rows' | 'refusals'> | null>(
    null,
  );
  // Behind the dialog that names what stayed nothing can be pressed, and what is told about the rest keeps clear of it.
  useRoomAtFoot(bar, chosen.length > 0 && refused === null);
  const isDrawn = useDeferredValue(true, chosen.length > 0);

  const run = async (action: BulkAction) => {
    setRunning(action);
    const result = await work.changeMany(action, chosen);
    setRunning(null);
    setIsAsking(false);
    if (result === null) return;
    if (result.refused.length > 0) setRefused({ action, rows: chosen, refusals: result.refused });
    onDone(result.refused.map(({ id }) => id));
  };
  const button = (action: BulkAction) => ({
    size: 'small' as const,
    isPending: running === action,
    isDisabled: running !== null && running !== action,
  });

  return (
    <>
      {/* Drawn before it is needed, after the rows: the first choice has to show at once. In ink, to stand off from the rows. */}
      {isDrawn && (
        <Bar
          ref={bar}
          role="group"
          aria-label={t('bulk.label')}
          data-theme="dark"
          data-away={chosen.length === 0 || undefined}
        >
          <Count>
            <Text role="status" size="label">
              {t('bulk.selected', { count: chosen.length })}
            </Text>
            <Button size="small" variant="quiet" onPress={() => onDone([])}>
              {t('bulk.clear')}
            </Button>
            {more}
          </Count>
          <Actions>
            <Button {...button('ACTIVATE')} onPress={() => void run('ACTIVATE')}>
              {t('bulk.activate')}
            </Button>
            <Button {...button('DEACTIVATE')} onPress={() => void run('DEACTIVATE')}>
              {t('bulk.deactivate')}
            </Button>
            <Button {...button('DELETE')} icon="delete" onPress={() => setIsAsking(true)}>
              {t('bulk.delete')}
            </Button>
          </Actions>
        </Bar>
      )}
      <AlertDialog
        title={t('bulk.deleteTitle', { count: chosen.length, name: chosen[0]?.name ?? '' })}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        confirmLabel={t('bulk.deleteConfirm', { count: chosen.length })}
        isDestructive
        isPending={running === 'DELETE'}
        onConfirm={() => void run('DELETE')}
      >
        {chosen.length > 1 && (
          <p>
            {namesInWords(
              chosen.map(({ name }) => name),
              namedAtMost,
            )}
          </p>
        )}
        {t('bulk.deleteText', { context: words })}
      </AlertDialog>
      {refused && <Refusals {...refused} rowHref={rowHref} onClose={() => setRefused(null)} />}
    </>
  );
}
