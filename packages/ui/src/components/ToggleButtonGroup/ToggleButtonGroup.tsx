import type { ReactNode, Ref } from 'react';
import type { ToggleButtonGroupProps as AriaToggleButtonGroupProps } from 'react-aria-components/ToggleButtonGroup';
import { Root } from './ToggleButtonGroup.styles.ts';

/** How many buttons of a group may be on. */
export const toggleSelectionModes = ['single', 'multiple'] as const;

/** One of `toggleSelectionModes`. */
export type ToggleSelectionMode = (typeof toggleSelectionModes)[number];

/** Props of `ToggleButtonGroup`. */
export interface ToggleButtonGroupProps extends Omit<
  AriaToggleButtonGroupProps,
  | 'children'
  | 'aria-label'
  | 'selectionMode'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'onSelectionChange'
  | 'disallowEmptySelection'
> {
  /** What the buttons are about; read out, not shown. */
  label: string;
  /** `ToggleButton`s, each with an `id`. */
  children: ReactNode;
  /** Whether one button or several may be on; none may always be. */
  selectionMode?: ToggleSelectionMode;
  /** The ids of the buttons that are on. */
  value: readonly string[];
  /** Called with the ids of all buttons that are on. */
  onChange: (value: string[]) => void;
  /** The whole group, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** Toggle buttons that belong together, walked over with the arrow keys. */
export function ToggleButtonGroup({
  label,
  selectionMode = 'multiple',
  value,
  onChange,
  ...rest
}: ToggleButtonGroupProps) {
  return (
    <Root
      {...rest}
      aria-label={label}
      selectionMode={selectionMode}
      selectedKeys={value}
      onSelectionChange={(keys) => onChange(Array.from(keys, String))}
    />
  );
}
