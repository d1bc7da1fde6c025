import type { Ref, RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Frame } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { OptionList, type FieldOption } from '../OptionList/OptionList.tsx';
import type { LateOptions } from '../OptionList/late-options.ts';
import { useOffered } from '../OptionList/useOffered.ts';
import { Root } from './ComboBox.styles.ts';
import { ComboButton, ComboInput } from './ComboInput.tsx';
import { RestingCombo } from './RestingCombo.tsx';
import { useGoingOn, useTurn, type Turn } from '../Field/turning.ts';

/** Props of `ComboBox`. */
export interface ComboBoxProps<Id extends string = string> extends FieldProps {
  /** What can be chosen, in the order shown; late where they are many that take time to write. */
  options: readonly FieldOption<Id>[] | LateOptions<FieldOption<Id>>;
  /** The id of the chosen option. */
  value: Id | null;
  /** Called with the id of the chosen option, null once the text is cleared. */
  onChange: (value: Id | null) => void;
  /** Shown while nothing is typed. */
  placeholder?: string;
  /** Shown where nothing matches what was typed. */
  emptyMessage?: string;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

const isLate = <Id extends string>(
  options: ComboBoxProps<Id>['options'],
): options is LateOptions<FieldOption<Id>> => 'labelOf' in options;

/** The chosen option alone. */
function chosenOf<Id extends string>(
  options: ComboBoxProps<Id>['options'],
  value: Id | null,
): readonly FieldOption<Id>[] {
  if (value === null) return [];
  return isLate(options)
    ? [{ id: value, label: options.labelOf(value) }]
    : options.filter(({ id }) => id === value);
}

/** One choice out of a long list that is narrowed by typing: currencies, time zones. */
export function ComboBox<Id extends string>({
  isReadOnly,
  placeholder = 'Type to search',
  ref,
  ...props
}: ComboBoxProps<Id>) {
  const input = useObjectRef(ref);
  const [turn, resting] = useTurn();
  const shared = { isReadOnly, placeholder: isReadOnly ? '' : placeholder };
  if (turn !== undefined) return <TypedCombo {...props} {...shared} {...{ turn, input }} />;
  const { options, value, isDisabled, name, className } = props;
  const { label, isLabelHidden, description, errorMessage, isRequired } = props;
  return (
    <RestingCombo
      {...{ label, isLabelHidden, description, errorMessage, isRequired, isDisabled, name, className }}
      {...shared}
      text={chosenOf(options, value)[0]?.label ?? ''}
      value={value ?? ''}
      resting={resting}
      ref={input}
    />
  );
}

/** Props of `TypedCombo`. */
interface TypedComboProps<Id extends string> extends Omit<ComboBoxProps<Id>, 'ref'> {
  turn: Turn;
  input: RefObject<HTMLInputElement | null>;
}

function TypedCombo<Id extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  name,
  onBlur,
  className,
  options,
  value,
  onChange,
  placeholder,
  emptyMessage,
  turn,
  input,
}: TypedComboProps<Id>) {
  const [offered, turningTo] = useOffered(
    () => (isLate(options) ? options.all() : options),
    () => chosenOf(options, value),
    turn !== 'focused',
  );
  useGoingOn(input, turn);
  return (
    <Root
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      {...{ name, onBlur, className }}
      value={value}
      // Written before the options are there: what has the focus is not written again.
      defaultInputValue={chosenOf(options, value)[0]?.label ?? ''}
      onChange={(key) => onChange(key as Id | null)}
      allowsEmptyCollection
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Frame isReadOnly={isReadOnly} {...turningTo}>
          <ComboInput ref={input} placeholder={placeholder} />
          {!isReadOnly && <ComboButton />}
        </Frame>
        <OptionList options={offered} emptyMessage={emptyMessage} />
      </FieldBody>
    </Root>
  );
}
