import { Icon, VisuallyHidden } from '@cardamom/ui';
import type { PointerEvent } from 'react';
import type { GridCell, GridColumn } from '../model/grid-cell.ts';
import { CellEditor, type AfterEdit } from './CellEditor.tsx';
import { Cell, CellText } from './SheetGrid.styles.ts';

/** Props of `SheetCell`. */
export interface SheetCellProps {
  id: string;
  /** Of its column, counted from 1. */
  place: number;
  column: GridColumn;
  cell: GridCell;
  isActive: boolean;
  isSelected: boolean;
  /** Whether the whole grid is. */
  isReadOnly: boolean;
  /** The text it is typed into with; null while it is not. */
  editing: { text: string; isTypedOver: boolean } | null;
  onPress: (event: PointerEvent) => void;
  onDrag: (event: PointerEvent) => void;
  /** It is to be typed into. */
  onOpen: () => void;
  onType: (text: string) => void;
  onCommit: (text: string, then: AfterEdit) => void;
  onCancel: () => void;
}

/** One cell of the grid: its text, what is wrong with it, and the field while it is typed into. */
export function SheetCell({
  id,
  place,
  column: { isNumber = false, isRowHeader = false, options },
  cell: { text, label, isReadOnly: isFixed, isChanged, problem },
  isActive,
  isSelected,
  isReadOnly,
  editing,
  onPress,
  onDrag,
  onOpen,
  onType,
  onCommit,
  onCancel,
}: SheetCellProps) {
  return (
    <Cell
      id={id}
      role={isRowHeader ? 'rowheader' : 'gridcell'}
      aria-colindex={place}
      aria-selected={isSelected}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- WAI-ARIA 1.2 gives gridcell aria-readonly
      aria-readonly={isReadOnly || isFixed}
      aria-invalid={problem !== null}
      data-active={isActive || undefined}
      data-changed={isChanged || undefined}
      $isEnd={isNumber}
      onPointerDown={onPress}
      onPointerEnter={onDrag}
      onDoubleClick={onOpen}
    >
      {problem !== null && <Icon name="error" size={16} />}
      <CellText>{text}</CellText>
      {problem !== null && <VisuallyHidden>{problem}</VisuallyHidden>}
      {editing && (
        <CellEditor
          label={label}
          text={editing.text}
          isTypedOver={editing.isTypedOver}
          isNumber={isNumber}
          options={options}
          onType={onType}
          onCommit={onCommit}
          onCancel={onCancel}
        />
      )}
    </Cell>
  );
}
