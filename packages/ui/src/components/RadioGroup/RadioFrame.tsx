import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { NativeField, type StateAttributes } from '../Field/NativeField.tsx';

/** What every choice of one takes, however its options look. */
export interface RadioFrameProps<Id extends string> extends FieldProps {
  /** The id of the chosen option; null while nothing is chosen. */
  value: Id | null;
  /** Called with the id of the chosen option. */
  onChange: (value: Id) => void;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** An option of the field: what its button takes, and its states for the styles. */
export interface RadioOption {
  input: ComponentProps<'input'>;
  states: StateAttributes & { 'data-selected': true | undefined };
}

/** A field of radio buttons without its options: label, state and message. The keys are the browser's. */
export function RadioFrame<Id extends string>({
  value,
  onChange,
  name,
  onBlur,
  children,
  ...field
}: RadioFrameProps<Id> & {
  children: (optionOf: (id: Id, isDisabled?: boolean, describedBy?: string) => RadioOption) => ReactNode;
}) {
  const ownName = useId();
  return (
    <NativeField {...field} role="radiogroup" onLeave={onBlur}>
      {(_group, states) =>
        children((id, isDisabled = false, describedBy) => {
          const isOff = isDisabled || states['data-disabled'] || undefined;
          return {
            input: {
              type: 'radio',
              name: name ?? ownName,
              value: id,
              checked: id === value,
              disabled: isOff,
              'aria-describedby': describedBy,
              onChange: () => {
                if (!field.isReadOnly) onChange(id);
              },
            },
            states: { ...states, 'data-disabled': isOff, 'data-selected': id === value || undefined },
          };
        })
      }
    </NativeField>
  );
}
