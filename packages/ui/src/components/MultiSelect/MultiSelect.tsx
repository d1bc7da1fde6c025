import type { KeyboardEvent, ReactNode, Ref, RefObject } from 'react';
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
  RestingValues,
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
  const { options, value, emptyMessage, isDisabled = false, name, className } = props;
  const { label, isLabelHidden, description, errorMessage, isRequired } = props;
  const shared = { isReadOnly, placeholder: value.length === 0 && !isReadOnly ? placeholder : '' };
  if (turn !== undefined) return <TypedMultiSelect {...props} {...shared} {...{ turn, input }} />;
  return (
    <RestingCombo
      {...{ label, isLabelHidden, description, errorMessage, isRequired, isDisabled, name, className }}
      {...shared}
      text=""
      value={value.length === 0 ? '' : value}
      frame={ChipFrame}
      input={RestingInput}
      before={
        value.length > 0 && (
          <RestingValues>
            <Chosen {...{ label, options, value, isReadOnly, isDisabled, input }} onChange={props.onChange} />
          </RestingValues>
        )
      }
      below={options.length === 0 && <EmptyMessage>{emptyMessage}</EmptyMessage>}
      resting={resting}
      ref={input}
    />
  );
}

/** Props of `Chosen`. */
type ChosenProps<Id extends string> = Required<
  Pick<MultiSelectProps<Id>, 'options' | 'value' | 'onChange' | 'isReadOnly' | 'isDisabled'>
> & { label: string; input: RefObject<HTMLInputElement | null> };

/** What is chosen, as chips. */
function Chosen<Id extends string>({
  label,
  options,
  value,
  onChange,
  isReadOnly,
  isDisabled,
  input,
}: ChosenProps<Id>) {
  const remove = (id: string) => {
    onChange(value.filter((other) => other !== id));
    // The chip that had the focus is gone, and there is no other to go on to.
    if (value.length === 1) input.current?.focus();
  };
  return (
    <RemovableChips
      label={`${label}: chosen`}
      chips={value.map((id) => ({ id, label: options.find((option) => option.id === id)?.label ?? id }))}
      onRemove={isReadOnly ? undefined : remove}
      isDisabled={isDisabled}
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
  const [offered, turningTo] = useOffered(
    () => options,
    () => options.filter(({ id }) => value.some((chosenId) => chosenId === id)),
    turn === 'pointed' || turn === 'pressed',
  );
  useGoingOn(input, turn);
  const removeLast = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && event.currentTarget.value === '' && value.length > 0 && !isReadOnly)
      onChange(value.slice(0, -1));
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
              {() => <Chosen {...{ label, options, value, onChange, isReadOnly, isDisabled, input }} />}
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
