import { useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { RemovableChips } from '../Chip/RemovableChips.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { NativeField } from '../Field/NativeField.tsx';
import { newTags, splitTags } from './newTags.ts';
import { Announcement, NewTagInput, TagFrame } from './TagInput.styles.ts';

/** Props of `TagInput`. */
export interface TagInputProps extends FieldProps {
  /** The confirmed words, in the order they were typed. */
  value: readonly string[];
  /** Called with all confirmed words. */
  onChange: (value: string[]) => void;
  /** Says how to confirm a word; shown until there is one. */
  placeholder?: string;
  /** Announces what was added. */
  addedMessage?: (tags: string) => string;
  /** Announces what was left out because it is there already. */
  repeatedMessage?: (tags: string) => string;
  /** Announces what was removed. */
  removedMessage?: (tag: string) => string;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

const inEnglish = {
  added: (tags: string) => `${tags} added`,
  repeated: (tags: string) => `${tags} is already there`,
  removed: (tag: string) => `${tag} removed`,
};

/**
 * Words typed one by one. Enter confirms, Backspace in the empty input removes the last, pasted text is split at commas,
 * semicolons, tabs and line breaks; text that is left when the field is left is confirmed, so nothing typed is lost.
 */
export function TagInput({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly = false,
  isDisabled = false,
  name,
  onBlur,
  className,
  value,
  onChange,
  placeholder = 'Type one and press Enter',
  addedMessage = inEnglish.added,
  repeatedMessage = inEnglish.repeated,
  removedMessage = inEnglish.removed,
  ref,
}: TagInputProps) {
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const inputRef = useObjectRef(ref);

  const confirm = (typed: string) => {
    setText('');
    const { added, repeated } = newTags(value, splitTags(typed));
    const outcomes = [
      added.length > 0 && addedMessage(added.join(', ')),
      repeated.length > 0 && repeatedMessage(repeated.join(', ')),
    ].filter(Boolean);
    if (outcomes.length > 0) setAnnouncement(outcomes.join('; '));
    if (added.length > 0) onChange([...value, ...added]);
  };
  const remove = (tag: string) => {
    setAnnouncement(removedMessage(tag));
    onChange(value.filter((other) => other !== tag));
    if (value.length === 1) inputRef.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isReadOnly || event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      confirm(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last);
    }
  };
  const splitPasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const { selectionStart, selectionEnd } = event.currentTarget;
    const whole =
      text.slice(0, selectionStart ?? text.length) + pasted + text.slice(selectionEnd ?? text.length);
    if (isReadOnly || splitTags(whole).length < 2) return;
    event.preventDefault();
    confirm(whole);
  };
  const focusInput = (event: MouseEvent<HTMLElement>) => {
    if (event.target === event.currentTarget) inputRef.current?.focus();
  };

  return (
    <NativeField
      {...{ label, isLabelHidden, description, errorMessage, isRequired, isReadOnly, isDisabled, className }}
      below={<Announcement role="status">{announcement}</Announcement>}
    >
      {(control, states) => (
        <TagFrame as="div" {...states} onClick={focusInput}>
          {value.length > 0 && (
            <RemovableChips
              label={`${label}: entered`}
              chips={value.map((tag) => ({ id: tag, label: tag }))}
              onRemove={isReadOnly ? undefined : remove}
              isDisabled={isDisabled}
            />
          )}
          <NewTagInput
            as="input"
            type="text"
            {...control}
            {...{ name, ref: inputRef }}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => {
              confirm(text);
              onBlur?.();
            }}
            onKeyDown={handleKey}
            onPaste={splitPasted}
            placeholder={isReadOnly || isDisabled || value.length > 0 ? '' : placeholder}
            enterKeyHint="done"
            autoComplete="off"
          />
        </TagFrame>
      )}
    </NativeField>
  );
}
