import { AlertDialog, SegmentedControl, Stack, Text } from '@cardamom/ui';
import type { Item } from '@cardamom/api-types';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { storedText, type SheetWords } from '../model/cell-text.ts';
import type { EditedItem } from '../model/edits.ts';
import { columns, type SheetItem } from '../model/sheet-item.ts';
import { Compared, Side } from './dialogs.styles.ts';

/** Props of `SheetConflictDialog`. */
export interface SheetConflictDialogProps {
  /** What I typed, by item. */
  edited: readonly EditedItem[];
  /** The items as somebody else saved them. */
  theirs: readonly Item[];
  words: SheetWords;
  /** Called with the ids of the items where mine holds. */
  onResolve: (keepsMine: ReadonlySet<string>) => void;
  onClose: () => void;
}

interface Difference {
  field: string;
  mine: string;
  theirs: string;
}

/** The item of both, side by side: what I changed, and what they saved there. */
function Differences({ mine, theirs, words }: { mine: EditedItem; theirs: SheetItem; words: SheetWords }) {
  const { t } = useMessages('spreadsheet');
  const differences = mine.after.sizes.flatMap((size, index) =>
    columns.flatMap((column): Difference[] => {
      if (index > 0 && column !== 'size' && column !== 'price') return [];
      const other = theirs.sizes.find(({ id }) => id === size.id);
      const text = storedText(mine.after, size, column, words);
      const their = other ? storedText(theirs, other, column, words) : '';
      const was = mine.before.sizes.find(({ id }) => id === size.id);
      if (was && storedText(mine.before, was, column, words) === text) return [];
      const field = size.name === '' ? t(`column.${column}`) : `${t(`column.${column}`)}, ${size.name}`;
      return [{ field, mine: text, theirs: their }];
    }),
  );
  return (
    <Compared>
      <thead>
        <tr>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.mine')}</th>
          <th scope="col">{t('conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, mine: my, theirs: their }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <Side>{my || '–'}</Side>
            <Side>{their || '–'}</Side>
          </tr>
        ))}
      </tbody>
    </Compared>
  );
}

/** Asks, item by item, whose version holds; nothing was saved until then. */
export function SheetConflictDialog({ edited, theirs, words, onResolve, onClose }: SheetConflictDialogProps) {
  const { t } = useMessages('spreadsheet');
  const [yields, setYields] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string, keeps: boolean) => {
    const next = new Set(yields);
    if (keeps) next.delete(id);
    else next.add(id);
    setYields(next);
  };
  const keepsMine = new Set(theirs.map(({ id }) => id).filter((id) => !yields.has(id)));
  return (
    <AlertDialog
      title={t('conflict.title', { count: theirs.length })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      confirmLabel={t('conflict.save')}
      cancelLabel={t('conflict.cancel')}
      onConfirm={() => onResolve(keepsMine)}
    >
      <Stack gap={4}>
        <Text>{t('conflict.text')}</Text>
        {theirs.map((item) => {
          const mine = edited.find(({ before }) => before.id === item.id);
          return (
            <Stack key={item.id} gap={2}>
              <Text size="label">{item.name}</Text>
              {mine && <Differences mine={mine} theirs={item} words={words} />}
              <SegmentedControl
                label={t('conflict.choice', { name: item.name })}
                value={yields.has(item.id) ? 'theirs' : 'mine'}
                onChange={(side) => choose(item.id, side === 'mine')}
                options={[
                  { id: 'mine', label: t('conflict.mine') },
                  { id: 'theirs', label: t('conflict.theirs') },
                ]}
              />
            </Stack>
          );
        })}
      </Stack>
    </AlertDialog>
  );
}
