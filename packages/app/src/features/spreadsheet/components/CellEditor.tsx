import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isSaveKey } from '#shared/form/useSaveKey.ts';
import { ChoiceEditor, TextEditor } from './SheetGrid.styles.ts';

/** Where the selection goes after an edit. */
export type AfterEdit = 'stay' | 'down' | 'up' | 'next' | 'previous';

/** Props of `CellEditor`. */
export interface CellEditorProps {
  label: string;
  /** What stands in it at first; empty where the person began by typing over the cell. */
  text: string;
  /** Whether the person began by typing: then arrow keys up and down leave the cell. */
  isTypedOver: boolean;
  isNumber: boolean;
  /** What can be chosen; left out for free text. */
  options?: readonly string[] | undefined;
  /** Called with every change, before the text is kept. */
  onType: (text: string) => void;
  onCommit: (text: string, then: AfterEdit) => void;
  onCancel: () => void;
}

/** A cell while it is typed into: Enter and Tab keep the text and go on, Escape drops it. */
export function CellEditor({
  label,
  text,
  isTypedOver,
  isNumber,
  options,
  onType,
  onCommit,
  onCancel,
}: CellEditorProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isDone = useRef(false);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (!options && !isTypedOver) field.current?.select();
  }, [options, isTypedOver]);

  const commit = (then: AfterEdit) => {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(field.current?.value ?? text, then);
  };
  const cancel = () => {
    isDone.current = true;
    onCancel();
  };
  const actionOf = ({ key, shiftKey }: KeyboardEvent): (() => void) | null => {
    if (key === 'Escape') return cancel;
    if (key === 'Enter') return () => commit(shiftKey ? 'up' : 'down');
    if (key === 'Tab') return () => commit(shiftKey ? 'previous' : 'next');
    const arrowsLeave = isTypedOver && !options;
    if (arrowsLeave && key === 'ArrowDown') return () => commit('down');
    return arrowsLeave && key === 'ArrowUp' ? () => commit('up') : null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSaveKey(event)) {
      commit('stay');
      return;
    }
    event.stopPropagation();
    const act = event.nativeEvent.isComposing ? null : actionOf(event);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  const shared = {
    ref: field,
    'aria-label': label,
    defaultValue: text,
    onKeyDown,
    onInput: () => onType(field.current?.value ?? text),
    onBlur: () => commit('stay'),
  };
  // A paste or copy while typing belongs to the field.
  const own = { onPaste: stop, onCopy: stop, onCut: stop, onPointerDown: stop, onDoubleClick: stop };

  if (options)
    return (
      <ChoiceEditor {...shared} {...own}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </ChoiceEditor>
    );
  return (
    <TextEditor
      {...shared}
      {...own}
      $isEnd={isNumber}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function stop(event: { stopPropagation: () => void }): void {
  event.stopPropagation();
}
