import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { RemovableChips } from '../Chip/RemovableChips.tsx';
import { Root } from '../ComboBox/ComboBox.styles.ts';
import { ComboButton } from '../ComboBox/ComboInput.tsx';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { OptionList, type FieldOption } from '../OptionList/OptionList.tsx';
import { useOffered } from '../OptionList/useOffered.ts';
import { ChipFrame, ChosenValues, EmptyMessage, KeyScope, SearchInput } from './MultiSelect.styles.ts';

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
  placeholder = 'Choose',
  emptyMessage,
  noMatchMessage,
  ref,
}: MultiSelectProps<Id>) {
  const chosen = value.map((id) => ({ id, label: options.find((option) => option.id === id)?.label ?? id }));
  const [offered, turningTo] = useOffered(
    () => options,
    () => options.filter(({ id }) => value.some((chosenId) => chosenId === id)),
  );
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
            <SearchInput
              ref={ref}
              onKeyDown={removeLast}
              placeholder={value.length === 0 && !isReadOnly ? placeholder : ''}
            />
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
