import { useId } from 'react';
import type { FieldOption } from '../OptionList/OptionList.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Radio, Root, Segment } from './SegmentedControl.styles.ts';

/** Props of `SegmentedControl`. */
export interface SegmentedControlProps<Id extends string = string> {
  /** What is switched between; read out, not shown. */
  label: string;
  /** What can be chosen, in the order shown. */
  options: readonly FieldOption<Id>[];
  /** The id of the option that is on. */
  value: Id;
  /** Called with the id of the option that was turned on. */
  onChange: (value: Id) => void;
  /** Takes it out of use and out of the tab order. */
  isDisabled?: boolean;
  /** Its change is on its way: no other is taken, and the focus stays where it is. */
  isReadOnly?: boolean;
  /** Added to the classes of the root. */
  className?: string;
}

/**
 * Switches between two to four views or modes; one is always on, and the arrow keys turn on the next (APG, radio group).
 * The browser's own radio buttons: it stands over every list, where React Aria's cost a slow processor 100 ms.
 */
export function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  isReadOnly = false,
  className,
}: SegmentedControlProps<Id>) {
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} aria-readonly={isReadOnly || undefined} className={className}>
      {options.map((option) => (
        <Segment key={option.id}>
          <Radio
            type="radio"
            name={name}
            checked={option.id === value}
            disabled={isDisabled || option.isDisabled === true}
            onChange={() => {
              if (!isReadOnly) onChange(option.id);
            }}
          />
          {option.icon && <Icon name={option.icon} size={16} />}
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}
