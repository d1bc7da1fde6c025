import type { ReactNode, Ref } from 'react';
import { idList, NativeField, type NativeFieldProps } from '../Field/NativeField.tsx';
import type { RestingProps } from '../Field/turning.ts';
import { Icon } from '../Icon/Icon.tsx';
import { HiddenHelp, Trigger, Value } from './Select.styles.ts';

/** Props of `RestingSelect`. */
interface RestingSelectProps extends Omit<NativeFieldProps, 'children' | 'role' | 'ref' | 'isReadOnly'> {
  /** What is chosen; the placeholder where nothing is. */
  chosen: ReactNode;
  isPlaceholder: boolean;
  /** What a native form sends. */
  value: string;
  name?: string | undefined;
  /** Heard with the field and not seen. */
  hiddenHelp?: string | undefined;
  resting: RestingProps;
  onTurn: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A select that nobody has turned to yet: looks like it, is read out like it and is reached like it. What a real one keeps ready
 * to open takes so long to write that a few of them would be a good part of a page.
 */
export function RestingSelect({
  chosen,
  isPlaceholder,
  value,
  name,
  hiddenHelp,
  resting,
  onTurn,
  ref,
  ...field
}: RestingSelectProps) {
  const { isDisabled = false } = field;
  return (
    <NativeField {...field} onLabelPress={isDisabled ? () => undefined : onTurn}>
      {({ id, 'aria-describedby': describedBy }, states) => (
        <>
          <Trigger
            as="button"
            type="button"
            ref={ref}
            id={id}
            aria-haspopup="listbox"
            aria-expanded={false}
            // The label of a control that brought no id of its own.
            aria-labelledby={`${id}-value ${id}-label`}
            aria-describedby={idList(hiddenHelp && `${id}-hidden`, describedBy)}
            disabled={isDisabled}
            data-disabled={states['data-disabled']}
            {...(!isDisabled && {
              onMouseDown: resting.frame.onMouseDown,
              onClick: resting.frame.onClick,
              onFocus: resting.input.onFocus,
            })}
          >
            <Value as="span" id={`${id}-value`} data-placeholder={isPlaceholder || undefined}>
              {chosen}
            </Value>
            <Icon name="chevronDown" size={16} />
          </Trigger>
          {hiddenHelp !== undefined && (
            <HiddenHelp as="span" id={`${id}-hidden`}>
              {hiddenHelp}
            </HiddenHelp>
          )}
          {name !== undefined && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
        </>
      )}
    </NativeField>
  );
}
