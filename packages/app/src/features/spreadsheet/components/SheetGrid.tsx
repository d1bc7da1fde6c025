import { Icon, VisuallyHidden } from '@cardamom/ui';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { readClipboard, writeTabs, type Block } from '../model/clipboard.ts';
import {
  bounds,
  isWithin,
  moved,
  rowsInSight,
  stepped,
  type Position,
  type Selection,
} from '../model/grid-position.ts';
import { CellEditor, type AfterEdit } from './CellEditor.tsx';
import { Body, Cell, CellText, Head, HeadRow, Row, rowHeight, Viewport } from './SheetGrid.styles.ts';
import { useGridKeys } from './useGridKeys.ts';

/** A column of the grid. */
export interface GridColumn {
  id: string;
  label: string;
  /** Aligned to the end, with the number keys of a phone. */
  isNumber?: boolean;
  /** What can be chosen; left out for free text. */
  options?: readonly string[];
}

/** What a cell shows. */
export interface GridCell {
  text: string;
  /** What it is about: "Price of House red, Glass". */
  label: string;
  isReadOnly: boolean;
  isChanged: boolean;
  /** Why its text cannot be saved. */
  problem: string | null;
}

/** Props of `SheetGrid`. */
export interface SheetGridProps {
  label: string;
  columns: readonly GridColumn[];
  rowCount: number;
  cellAt: (position: Position) => GridCell;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
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

/** A grid of texts that is typed into in place, over any number of rows: only those in sight are drawn. */
export function SheetGrid({
  label,
  columns,
  rowCount,
  cellAt,
  selection,
  onSelectionChange,
  onWrite,
  onPaste,
  onClear,
  onUndo,
  onRedo,
  isReadOnly = false,
}: SheetGridProps) {
  const id = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState({ top: 0, height: 800 });
  const [editing, setEditing] = useState<Editing | null>(null);
  const size = { rows: rowCount, columns: columns.length };
  const { active } = selection;
  const idOf = ({ row, column }: Position) => `${id}-${row}-${column}`;

  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const look = () => setSight({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  useLayoutEffect(() => {
    if (!viewport.current?.contains(document.activeElement)) return;
    document
      .getElementById(`${id}-${active.row}-${active.column}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id, active.row, active.column]);

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
    const isAgain = active.row === position.row && active.column === position.column;
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

  const { first, last } = rowsInSight({ ...sight, rowHeight }, rowCount);
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  // The active row stays drawn out of sight, so that assistive technology never loses its place.
  if (active.row < first) drawn.unshift(active.row);
  if (active.row > last && active.row < rowCount) drawn.push(active.row);

  return (
    <Viewport
      ref={viewport}
      role="grid"
      tabIndex={0}
      aria-label={label}
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
            {columns.map(({ id: name, isNumber = false, options }, column) => {
              const position = { row, column };
              const { text, label: about, isReadOnly: isFixed, isChanged, problem } = cellAt(position);
              const isActive = active.row === row && active.column === column;
              const isEdited = editing?.position.row === row && editing.position.column === column;
              return (
                <Cell
                  key={name}
                  id={idOf(position)}
                  role="gridcell"
                  aria-colindex={column + 1}
                  aria-selected={isWithin(position, selection)}
                  // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- WAI-ARIA 1.2 gives gridcell aria-readonly
                  aria-readonly={isReadOnly || isFixed}
                  aria-invalid={problem !== null}
                  data-active={isActive || undefined}
                  data-changed={isChanged || undefined}
                  $isEnd={isNumber}
                  onPointerDown={(event) => press(event, position)}
                  onPointerEnter={(event) => drag(event, position)}
                  onDoubleClick={() => edit(position, false)}
                >
                  {problem !== null && <Icon name="error" size={16} />}
                  <CellText>{text}</CellText>
                  {problem !== null && <VisuallyHidden>{problem}</VisuallyHidden>}
                  {isEdited && (
                    <CellEditor
                      label={about}
                      text={editing.text}
                      isTypedOver={editing.isTypedOver}
                      isNumber={isNumber}
                      options={options}
                      onCommit={(typed, then) => {
                        onWrite(position, typed);
                        finish(then);
                      }}
                      onCancel={() => finish('stay')}
                    />
                  )}
                </Cell>
              );
            })}
          </Row>
        ))}
      </Body>
    </Viewport>
  );
}
