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

/** Switches between two to four views or modes; one is always on. */
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
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        for (const key of keys) onChange(String(key));
      }}
    >
      {options.map((option) => (
        <Segment key={option.id} id={option.id} isDisabled={option.isDisabled ?? false}>
          {option.icon && <Icon name={option.icon} size={16} />}
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}
