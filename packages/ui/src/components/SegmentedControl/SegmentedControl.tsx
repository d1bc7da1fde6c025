import type { FieldOption } from '../OptionList/OptionList.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Root, Segment } from './SegmentedControl.styles.ts';

export interface SegmentedControlProps {
  /** What is switched between; read out, not shown. */
  label: string;
  options: readonly FieldOption[];
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
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
