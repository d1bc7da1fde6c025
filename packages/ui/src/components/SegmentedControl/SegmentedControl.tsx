import type { FieldOption } from '../OptionList/OptionList.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Root, Segment } from './SegmentedControl.styles.ts';

/** Props of `SegmentedControl`. */
export interface SegmentedControlProps {
  /** What is switched between; read out, not shown. */
  label: string;
  /** What can be chosen, in the order shown. */
  options: readonly FieldOption[];
  /** The id of the option that is on. */
  value: string;
  /** Called with the id of the option that was turned on. */
  onChange: (value: string) => void;
  /** Takes it out of use and out of the tab order. */
  isDisabled?: boolean;
  /** Added to the classes of the root. */
  className?: string;
}

/** Switches between two to four views or modes; one is always on, and the arrow keys turn on the next (APG, radio group). */
export function SegmentedControl({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  className,
}: SegmentedControlProps) {
  return (
    <Root
      aria-label={label}
      {...{ isDisabled, className }}
      orientation="horizontal"
      value={value}
      onChange={onChange}
    >
      {options.map((option) => (
        <Segment key={option.id} value={option.id} isDisabled={option.isDisabled ?? false}>
          {option.icon && <Icon name={option.icon} size={16} />}
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}
