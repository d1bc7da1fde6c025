import { useContext, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { SelectStateContext } from 'react-aria-components/Select';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { useTurn, type Turn } from '../Field/turning.ts';
import { Icon } from '../Icon/Icon.tsx';
import { OptionList, type FieldOption } from '../OptionList/OptionList.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { RestingSelect } from './RestingSelect.tsx';
import { ChosenOption, HiddenHelp, Root, Trigger, Value } from './Select.styles.ts';

/** Props of `Select`. */
export interface SelectProps<Id extends string = string> extends FieldProps {
  /** What can be chosen, in the order shown. */
  options: readonly FieldOption<Id>[];
  /** The id of the chosen option. */
  value: Id | null;
  /** Called with the id of the chosen option. */
  onChange: (value: Id | null) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Said of a choice that has to be made: a button, which opens the list, cannot be required itself. */
  requiredLabel?: string;
  /** The button that opens the list, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** One choice out of a short list. Read-only, it shows the choice as text. */
export function Select<Id extends string>({
  isReadOnly = false,
  placeholder = 'Choose one',
  requiredLabel = 'Required',
  ref,
  ...props
}: SelectProps<Id>) {
  const { label, isLabelHidden, description, errorMessage, isRequired, isDisabled, name, className } = props;
  const { options, value } = props;
  const trigger = useObjectRef(ref);
  const [turn, resting] = useTurn();
  const shared = { label, isLabelHidden, errorMessage, isRequired, isDisabled, name, className };
  const chosen = options.find((option) => option.id === value);
  if (isReadOnly) {
    return (
      <TextField
        {...shared}
        description={description}
        isReadOnly
        value={chosen?.label ?? ''}
        onChange={() => undefined}
      />
    );
  }
  const isDescribed = description != null;
  const required = (
    <>
      <VisuallyHidden>{`${requiredLabel}. `}</VisuallyHidden>
      {description}
    </>
  );
  const shown = {
    ...shared,
    description: isDescribed && isRequired ? required : description,
    hiddenHelp: isRequired && !isDescribed ? requiredLabel : undefined,
  };
  if (turn === undefined) {
    return (
      <RestingSelect
        {...shown}
        chosen={chosen ? <ChosenLabel option={chosen} /> : placeholder}
        isPlaceholder={!chosen}
        value={value ?? ''}
        resting={resting}
        onTurn={resting.input.onFocus}
        ref={trigger}
      />
    );
  }
  return <TypedSelect {...props} {...shown} {...{ placeholder, chosen, turn, trigger }} />;
}

/** An option as the closed field shows it. */
function ChosenLabel({ option: { icon, label } }: { option: FieldOption }) {
  return (
    <ChosenOption>
      {icon && <Icon name={icon} size={20} />}
      <span>{label}</span>
    </ChosenOption>
  );
}

/** Props of `TypedSelect`. */
interface TypedSelectProps<Id extends string> extends Omit<SelectProps<Id>, 'ref'> {
  chosen: FieldOption | undefined;
  hiddenHelp: string | undefined;
  turn: Turn;
  trigger: RefObject<HTMLButtonElement | null>;
}

function TypedSelect<Id extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  name,
  onBlur,
  className,
  options,
  value,
  onChange,
  placeholder,
  chosen,
  hiddenHelp,
  turn,
  trigger,
}: TypedSelectProps<Id>) {
  return (
    <Root
      {...ariaFieldProps({ errorMessage, isRequired, isDisabled })}
      {...{ name, onBlur, className, placeholder }}
      value={value}
      // The key is the id of one of the options.
      onChange={(key) => onChange(key as Id | null)}
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Trigger ref={trigger}>
          <Value>
            {({ isPlaceholder }) =>
              isPlaceholder || !chosen ? placeholder : <ChosenLabel option={chosen} />
            }
          </Value>
          <Icon name="chevronDown" size={16} />
        </Trigger>
        {hiddenHelp !== undefined && <HiddenHelp slot="description">{hiddenHelp}</HiddenHelp>}
        <OptionList options={options} />
      </FieldBody>
      {/* After the button, so that this is there by then. */}
      <GoingOn {...{ turn, trigger }} />
    </Root>
  );
}

/** Goes on with what was begun on the resting field: it has the focus, and opens, once its options are there, if that was pressed. */
function GoingOn({ turn, trigger }: Pick<TypedSelectProps<string>, 'turn' | 'trigger'>) {
  const state = useContext(SelectStateContext);
  const opens = useRef(turn === 'pressed');
  useLayoutEffect(() => trigger.current?.focus(), [trigger]);
  useLayoutEffect(() => {
    if (!opens.current || !state || state.collection.size === 0) return;
    opens.current = false;
    state.open();
  }, [state]);
  return null;
}
