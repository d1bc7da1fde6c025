import { Button, formatMoneyInput, Inline, Stack, Text, toast } from '@cardamom/ui';
import { useId, useMemo, useRef, useState } from 'react';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { useSaveKey } from '#shared/form/useSaveKey.ts';
import { useMessages } from '#shared/messages/index.ts';
import { type SheetWords } from '../model/cell-text.ts';
import type { Block } from '../model/clipboard.ts';
import { rowsAsTyped, textOf, type CellEdit } from '../model/edits.ts';
import type { GridCell, GridColumn } from '../model/grid-cell.ts';
import { bounds, cellsOf, type Position, type Selection } from '../model/grid-position.ts';
import { pastedTexts } from '../model/pasted-texts.ts';
import type { PriceChange } from '../model/price-preview.ts';
import {
  availabilityStates,
  cellKey,
  columns,
  isEditable,
  statuses,
  type SheetItem,
  type SheetRow,
} from '../model/sheet-item.ts';
import { ChangePricesDialog } from './ChangePricesDialog.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { SheetConflictDialog } from './SheetConflictDialog.tsx';
import { SheetGrid } from './SheetGrid.tsx';
import { SheetNotices } from './SheetNotices.tsx';
import { SheetSaveBar } from './SheetSaveBar.tsx';
import { useSheet } from './useSheet.ts';

const start: Position = { row: 0, column: 0 };

/** Props of `SheetEditor`. */
export interface SheetEditorProps {
  items: readonly SheetItem[];
  words: SheetWords;
  isReadOnly: boolean;
}

/** The sheet with everything that works on it: typing, pasting, moving prices, undo, and the save of it all. */
export function SheetEditor({ items, words, isReadOnly }: SheetEditorProps) {
  const { t } = useMessages('spreadsheet');
  const sheet = useSheet(items, words, isReadOnly);
  const { rows, edits, problems, edited } = sheet;
  const [selected, setSelection] = useState<Selection>({ anchor: start, active: start });
  const [isPricing, setIsPricing] = useState(false);
  const [givingUp, setGivingUp] = useState<'typed' | 'restored' | null>(null);
  const helpId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const last = Math.max(0, rows.length - 1);
  const inside = ({ row, column }: Position) => ({ row: Math.min(row, last), column });
  const selection = { anchor: inside(selected.anchor), active: inside(selected.active) };

  const gridColumns = useMemo(
    () =>
      columns.map((id): GridColumn => ({
        id,
        label: t(`column.${id}`),
        isRowHeader: id === 'name',
        isNumber: id === 'price' || id === 'calories',
        ...(id === 'availability' && {
          options: availabilityStates.map((state) => words.availability[state]),
        }),
        ...(id === 'status' && { options: statuses.map((status) => words.status[status]) }),
      })),
    [t, words],
  );
  const at = ({ row, column }: Position) => ({ row: rows[row], column: columns[column] });
  const labelOf = ({ item, size }: SheetRow, column: (typeof columns)[number]) => {
    const name = { column: t(`column.${column}`), item: item.name };
    return size.name === '' ? t('cell', name) : t('cellOfSize', { ...name, size: size.name });
  };
  const cellAt = (position: Position): GridCell => {
    const { row, column } = at(position);
    if (!row || !column) return { text: '', label: '', isReadOnly: true, isChanged: false, problem: null };
    const key = cellKey(row, column);
    return {
      text: isEditable(row, column) || column === 'name' ? textOf(row, column, edits, words) : '',
      label: labelOf(row, column),
      isReadOnly: !isEditable(row, column),
      isChanged: edits.has(key),
      problem: problems.get(key) ?? null,
    };
  };
  const editAt = (position: Position, text: string): CellEdit[] => {
    const { row, column } = at(position);
    return row && column && isEditable(row, column) ? [{ row, column, text }] : [];
  };
  const paste = (block: Block) => {
    const pasted = pastedTexts(block, selection);
    const placed = pasted.flatMap(({ at: place, text }) => editAt(place, text));
    // A name repeated in the rows of an item's other sizes says nothing new.
    const misplaced = pasted.filter(
      ({ at: place, text }) =>
        text.trim() !== '' && editAt(place, text).length === 0 && cellAt(place).text !== text.trim(),
    ).length;
    sheet.write(placed);
    if (misplaced > 0) toast.error(t('misplaced', { count: misplaced }));
    else toast(t('pasted', { count: placed.length }));
  };

  const firstProblem = rows
    .flatMap((row, index) =>
      columns.map((column, place) => ({ row, column, at: { row: index, column: place } })),
    )
    .find(({ row, column }) => problems.has(cellKey(row, column)));
  const showFirst = () => {
    if (firstProblem) setSelection({ anchor: firstProblem.at, active: firstProblem.at });
  };
  const save = () => {
    showFirst();
    sheet.save();
  };
  useSaveKey(edits.size > 0 && !sheet.isSaving, save);
  /** Prices are moved from what the sheet shows, typed or stored. */
  const asTyped = useMemo(() => rowsAsTyped(rows, edited), [rows, edited]);
  const applyPrices = (changes: readonly PriceChange[]) => {
    const stored = new Map(rows.map((row) => [row.size.id, row]));
    sheet.write(
      changes.flatMap(({ row, after }): CellEdit[] => {
        const target = stored.get(row.size.id);
        const text = formatMoneyInput(after, words.currency, words.locale);
        return target ? [{ row: target, column: 'price', text }] : [];
      }),
    );
    setIsPricing(false);
  };
  /** From the sheet, where a dialog leaves the focus when it closes: what was pressed goes with what is given up. */
  const askToGiveUp = (what: 'typed' | 'restored') => {
    grid.current?.focus({ preventScroll: true });
    setGivingUp(what);
  };
  const giveUp = () => {
    (givingUp === 'restored' ? sheet.discardRestored : sheet.discard)();
    setGivingUp(null);
  };
  const { from, to } = bounds(selection);

  return (
    <Stack gap={4}>
      <SheetNotices
        isReadOnly={isReadOnly}
        isWaiting={sheet.isWaiting && !sheet.isSaving}
        problemCount={problems.size}
        firstProblem={
          firstProblem && {
            cell: labelOf(firstProblem.row, firstProblem.column),
            problem: problems.get(cellKey(firstProblem.row, firstProblem.column)) ?? '',
          }
        }
        onShowFirst={showFirst}
        restored={sheet.restored}
        onDiscardRestored={() => askToGiveUp('restored')}
      />
      {!isReadOnly && (
        <Inline gap={2}>
          <Button icon="currency" onPress={() => setIsPricing(true)}>
            {t('changePrices')}
          </Button>
          <Button icon="undo" isDisabled={!sheet.canUndo} onPress={sheet.undo}>
            {t('undo')}
          </Button>
          <Button isDisabled={!sheet.canRedo} onPress={sheet.redo}>
            {t('redo')}
          </Button>
        </Inline>
      )}
      <SheetGrid
        ref={grid}
        label={t('grid')}
        describedBy={isReadOnly ? undefined : helpId}
        columns={gridColumns}
        rowCount={rows.length}
        cellAt={cellAt}
        selection={selection}
        onSelectionChange={setSelection}
        onType={(position, text) => sheet.type(text === null ? [] : editAt(position, text))}
        onWrite={(position, text) => sheet.write(editAt(position, text))}
        onPaste={paste}
        onClear={() => sheet.write(cellsOf(selection).flatMap((position) => editAt(position, '')))}
        onUndo={sheet.undo}
        onRedo={sheet.redo}
        isReadOnly={isReadOnly || sheet.isSaving}
      />
      {!isReadOnly && (
        <Text id={helpId} size="small" tone="quiet">
          {t('help')}
        </Text>
      )}
      <SheetSaveBar
        count={edits.size}
        failure={sheet.failure}
        isSaving={sheet.isSaving}
        onSave={save}
        onDiscard={() => askToGiveUp('typed')}
      />
      <LeaveGuard isDirty={edits.size > 0} isSavingNow={sheet.isSavingNow} onAbandon={sheet.abandon} />
      {givingUp && (
        <DiscardDialog
          count={edits.size + (givingUp === 'restored' ? (sheet.restored?.elsewhere ?? 0) : 0)}
          onDiscard={giveUp}
          onClose={() => setGivingUp(null)}
        />
      )}
      {isPricing && (
        <ChangePricesDialog
          selected={asTyped.slice(from.row, to.row + 1)}
          shown={asTyped}
          currency={words.currency}
          locale={words.locale}
          onApply={applyPrices}
          onClose={() => setIsPricing(false)}
        />
      )}
      {sheet.conflict && (
        <SheetConflictDialog
          edited={edited}
          theirs={sheet.conflict.theirs}
          words={words}
          onResolve={sheet.resolve}
          onClose={sheet.keepEditing}
        />
      )}
    </Stack>
  );
}
