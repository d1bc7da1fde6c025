import {
  useId,
  useLayoutEffect,
  useState,
  type ClipboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { readClipboard, writeTabs, type Block } from '../model/clipboard.ts';
import type { GridCell, GridColumn } from '../model/grid-cell.ts';
import { bounds, isWithin, moved, stepped, type Position, type Selection } from '../model/grid-position.ts';
import type { AfterEdit } from './CellEditor.tsx';
import { SheetCell } from './SheetCell.tsx';
import { Body, Head, HeadRow, Row, rowHeight, Viewport } from './SheetGrid.styles.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useRowsInSight } from './useRowsInSight.ts';

/** Props of `SheetGrid`. */
export interface SheetGridProps {
  /** Takes the grid, which holds the focus for all its cells. */
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  /** Id of what says how the grid is used. */
  describedBy?: string | undefined;
  columns: readonly GridColumn[];
  rowCount: number;
  cellAt: (position: Position) => GridCell;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  /** A cell is open and holds this text; null when it is closed without keeping it. */
  onType: (position: Position, text: string | null) => void;
  /** A text was typed into a cell. */
  onWrite: (position: Position, text: string) => void;
  /** A block was pasted onto the selection. */
  onPaste: (block: Block) => void;
  /** The selection was emptied. */
  onClear: () => void;
  onUndo: () => void;
  onRedo: () => void;
  isReadOnly?: boolean;
}

type Editing = { position: Position; text: string; isTypedOver: boolean };

const isAt = (one: Position | undefined, other: Position) =>
  one?.row === other.row && one.column === other.column;

/** A grid of texts that is typed into in place, over any number of rows: only those in sight are drawn. */
export function SheetGrid({
  ref: viewport,
  label,
  describedBy,
  columns,
  rowCount,
  cellAt,
  selection,
  onSelectionChange,
  onType,
  onWrite,
  onPaste,
  onClear,
  onUndo,
  onRedo,
  isReadOnly = false,
}: SheetGridProps) {
  const id = useId();
  const [editing, setEditing] = useState<Editing | null>(null);
  const size = { rows: rowCount, columns: columns.length };
  const { active } = selection;
  const drawn = useRowsInSight(viewport, rowCount, active.row);
  const idOf = ({ row, column }: Position) => `${id}-${row}-${column}`;

  useLayoutEffect(() => {
    if (!viewport.current?.contains(document.activeElement)) return;
    document
      .getElementById(`${id}-${active.row}-${active.column}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [viewport, id, active.row, active.column]);

  const selectOne = (position: Position) => onSelectionChange({ anchor: position, active: position });
  const edit = (position: Position, isTypedOver: boolean) => {
    const cell = cellAt(position);
    if (isReadOnly || cell.isReadOnly) return;
    // Drawn at once, so that the key that began it is typed into the field.
    const isEmptied = isTypedOver && columns[position.column]?.options === undefined;
    flushSync(() => setEditing({ position, text: isEmptied ? '' : cell.text, isTypedOver }));
  };
  const finish = (then: AfterEdit) => {
    setEditing(null);
    viewport.current?.focus({ preventScroll: true });
    if (then === 'down') selectOne(moved(active, 1, 0, size));
    if (then === 'up') selectOne(moved(active, -1, 0, size));
    if (then === 'next' || then === 'previous')
      selectOne(stepped(active, then === 'next' ? 1 : -1, size) ?? active);
  };
  const onKeyDown = useGridKeys({
    size,
    selection,
    select: onSelectionChange,
    edit: (isTypedOver) => edit(active, isTypedOver),
    clear: onClear,
    undo: onUndo,
    redo: onRedo,
  });

  const copy = (event: ClipboardEvent) => {
    const { from, to } = bounds(selection);
    const block = Array.from({ length: to.row - from.row + 1 }, (_, row) =>
      Array.from(
        { length: to.column - from.column + 1 },
        (__, column) => cellAt({ row: from.row + row, column: from.column + column }).text,
      ),
    );
    event.clipboardData.setData('text/plain', writeTabs(block));
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const block = readClipboard(event.clipboardData);
    if (!isReadOnly && block.length > 0) onPaste(block);
  };

  const press = (event: PointerEvent, position: Position) => {
    if (event.button !== 0) return;
    const isAgain = isAt(active, position);
    // A second tap opens the cell: a finger has no double click that would not zoom.
    if (event.pointerType === 'touch' && isAgain) {
      edit(position, false);
      event.preventDefault();
      return;
    }
    onSelectionChange({ anchor: event.shiftKey ? selection.anchor : position, active: position });
    viewport.current?.focus({ preventScroll: true });
  };
  const drag = (event: PointerEvent, position: Position) => {
    if (event.buttons === 1 && event.pointerType === 'mouse')
      onSelectionChange({ anchor: selection.anchor, active: position });
  };

  return (
    <Viewport
      ref={viewport}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      aria-readonly={isReadOnly}
      aria-activedescendant={idOf(active)}
      onKeyDown={onKeyDown}
      onCopy={copy}
      onPaste={paste}
    >
      <HeadRow role="row" aria-rowindex={1}>
        {columns.map(({ id: column, label: name, isNumber = false }, index) => (
          <Head key={column} role="columnheader" aria-colindex={index + 1} $isEnd={isNumber}>
            {name}
          </Head>
        ))}
      </HeadRow>
      <Body role="rowgroup" style={{ blockSize: rowCount * rowHeight }}>
        {drawn.map((row) => (
          <Row key={row} role="row" aria-rowindex={row + 2} style={{ insetBlockStart: row * rowHeight }}>
            {columns.map((about, column) => {
              const position = { row, column };
              return (
                <SheetCell
                  key={about.id}
                  id={idOf(position)}
                  place={column + 1}
                  column={about}
                  cell={cellAt(position)}
                  isActive={isAt(active, position)}
                  isSelected={isWithin(position, selection)}
                  isReadOnly={isReadOnly}
                  editing={isAt(editing?.position, position) ? editing : null}
                  onPress={(event) => press(event, position)}
                  onDrag={(event) => drag(event, position)}
                  onOpen={() => edit(position, false)}
                  onCommit={(typed, then) => {
                    onWrite(position, typed);
                    finish(then);
                  }}
                  onType={(typed) => onType(position, typed)}
                  onCancel={() => {
                    onType(position, null);
                    finish('stay');
                  }}
                />
              );
            })}
          </Row>
        ))}
      </Body>
    </Viewport>
  );
}
