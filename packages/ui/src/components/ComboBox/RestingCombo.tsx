import type { ReactNode, Ref } from 'react';
import { Frame, TextInput } from '../Field/Field.styles.ts';
import { NativeField, type NativeFieldProps } from '../Field/NativeField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { OpenButton } from './ComboBox.styles.ts';
import type { RestingProps } from '../Field/turning.ts';

/** Props of `RestingCombo`. */
interface RestingComboProps extends Omit<NativeFieldProps, 'children' | 'role' | 'ref'> {
  /** The label of what is chosen; empty where nothing is. */
  text: string;
  /** What a native form sends, each of several by itself. */
  value: string | readonly string[];
  name?: string | undefined;
  placeholder: string;
  /** What stands in the frame before the input. */
  before?: ReactNode;
  /** Frame and input where they look different from a combo box's own. */
  frame?: typeof Frame;
  input?: typeof TextInput;
  resting: RestingProps;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A combo box that nobody has turned to yet: looks like it, is read out like it and is reached like it. What a real one keeps
 * ready to open takes so long to write that a few of them would be a good part of a form.
 */
export function RestingCombo({
  text,
  value,
  name,
  placeholder,
  before,
  frame: OwnFrame = Frame,
  input: OwnInput = TextInput,
  resting,
  ref,
  ...field
}: RestingComboProps) {
  const { isReadOnly = false, isDisabled = false } = field;
  const canTurn = !isReadOnly && !isDisabled;
  return (
    <NativeField {...field}>
      {(control, states) => (
        <OwnFrame as="div" {...states} {...(canTurn && resting.frame)}>
          {before}
          <OwnInput
            as="input"
            {...control}
            ref={ref}
            type="text"
            role="combobox"
            aria-expanded={false}
            // There is no list yet.
            aria-controls={undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={placeholder}
            value={text}
            // It is turned to before it is typed into.
            onChange={() => undefined}
            {...(canTurn && resting.input)}
          />
          {!isReadOnly && (
            <OpenButton
              as="button"
              type="button"
              tabIndex={-1}
              aria-label={`Show suggestions ${field.label}`}
              aria-haspopup="listbox"
              aria-expanded={false}
              disabled={isDisabled}
              data-disabled={states['data-disabled']}
            >
              <Icon name="chevronDown" size={16} />
            </OpenButton>
          )}
          {name !== undefined &&
            [value]
              .flat()
              .map((sent) => (
                <input key={sent} type="hidden" name={name} value={sent} disabled={isDisabled} />
              ))}
        </OwnFrame>
      )}
    </NativeField>
  );
}
