import { useState, type KeyboardEvent, type ReactNode, type Ref, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { RemovableChips } from '../Chip/RemovableChips.tsx';
import { Root } from '../ComboBox/ComboBox.styles.ts';
import { ComboButton } from '../ComboBox/ComboInput.tsx';
import { RestingCombo } from '../ComboBox/RestingCombo.tsx';
import { useGoingOn, useTurn, type Turn } from '../Field/turning.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { OptionList, type FieldOption } from '../OptionList/OptionList.tsx';
import { useOffered } from '../OptionList/useOffered.ts';
import {
  ChipFrame,
  ChosenValues,
  EmptyMessage,
  KeyScope,
  RestingInput,
  SearchInput,
} from './MultiSelect.styles.ts';

/** Props of `MultiSelect`. */
export interface MultiSelectProps<Id extends string = string> extends FieldProps {
  /** What can be chosen, in the order shown. */
  options: readonly FieldOption<Id>[];
  /** The ids of the chosen options, in the order of choice. */
  value: readonly Id[];
  /** Called with the ids of all chosen options. */
  onChange: (value: Id[]) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Shown under the field while there is nothing to choose; may hold a link to where an option is made. */
  emptyMessage?: ReactNode;
  /** Shown in the list where no option matches what was typed; plain words, since a list cannot hold a link. */
  noMatchMessage?: string;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** React Aria takes Tab in an open list as a press on the option in focus, which would undo a choice; leaving is not choosing. */
function leaveWithoutChoosing(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

/** Several choices out of a list, shown as chips. Typing searches; Backspace in the empty input removes the last. */
export function MultiSelect<Id extends string>({
  isReadOnly = false,
  placeholder = 'Choose',
  ref,
  ...props
}: MultiSelectProps<Id>) {
  const input = useObjectRef(ref);
  const [turn, resting] = useTurn();
  const { options, value, emptyMessage, isDisabled, name, className } = props;
  const { label, isLabelHidden, description, errorMessage, isRequired } = props;
  const [hadChips, setHadChips] = useState(false);
  if (value.length > 0 && !hadChips) setHadChips(true);
  const shared = { isReadOnly, placeholder: value.length === 0 && !isReadOnly ? placeholder : '' };
  // Taking the last chip away leaves the focus where it was.
  if (turn !== undefined || hadChips) return <TypedMultiSelect {...props} {...shared} {...{ turn, input }} />;
  return (
    <RestingCombo
      {...{ label, isLabelHidden, description, errorMessage, isRequired, isDisabled, name, className }}
      {...shared}
      text=""
      value=""
      frame={ChipFrame}
      input={RestingInput}
      below={options.length === 0 && <EmptyMessage>{emptyMessage}</EmptyMessage>}
      resting={resting}
      ref={input}
    />
  );
}

/** Props of `TypedMultiSelect`. */
interface TypedMultiSelectProps<Id extends string> extends Omit<MultiSelectProps<Id>, 'ref'> {
  turn: Turn | undefined;
  input: RefObject<HTMLInputElement | null>;
}

function TypedMultiSelect<Id extends string>({
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
  options,
  value,
  onChange,
  placeholder,
  emptyMessage,
  noMatchMessage,
  turn,
  input,
}: TypedMultiSelectProps<Id>) {
  const chosen = value.map((id) => ({ id, label: options.find((option) => option.id === id)?.label ?? id }));
  const [offered, turningTo] = useOffered(
    () => options,
    () => options.filter(({ id }) => value.some((chosenId) => chosenId === id)),
    turn === 'pointed' || turn === 'pressed',
  );
  useGoingOn(input, turn);
  const remove = (id: string) => onChange(value.filter((other) => other !== id));
  const removeLast = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && event.currentTarget.value === '' && last !== undefined && !isReadOnly) {
      remove(last);
    }
  };
  return (
    <Root
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      {...{ name, onBlur, className }}
      selectionMode="multiple"
      value={value}
      // The keys are ids of the options.
      onChange={(keys) => onChange(Array.isArray(keys) ? (keys as Id[]) : [])}
      allowsEmptyCollection
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <KeyScope role="presentation" onKeyDownCapture={leaveWithoutChoosing}>
          <ChipFrame isReadOnly={isReadOnly} {...turningTo}>
            {/* An open list hides what is outside it from screen readers; the chips belong to the field and stay. */}
            <ChosenValues data-react-aria-top-layer="true">
              {() => (
                <RemovableChips
                  label={`${label}: chosen`}
                  chips={chosen}
                  onRemove={isReadOnly ? undefined : remove}
                  isDisabled={isDisabled}
                />
              )}
            </ChosenValues>
            <SearchInput ref={input} onKeyDown={removeLast} placeholder={placeholder} />
            {!isReadOnly && <ComboButton />}
          </ChipFrame>
        </KeyScope>
        {options.length === 0 && <EmptyMessage>{emptyMessage}</EmptyMessage>}
        <OptionList
          options={offered}
          emptyMessage={options.length === 0 ? 'Nothing to choose yet.' : noMatchMessage}
        />
      </FieldBody>
    </Root>
  );
}
