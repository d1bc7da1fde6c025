import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { Content, Surface } from './Popover.styles.ts';

/** Props of `Popover`. */
export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name of the opened part. */
  label: string;
  /** A few lines or controls. */
  children: ReactNode;
}

/** A small surface beside the button that opened it; closes on Escape and on a press outside. */
export function Popover({ trigger, label, children, placement = 'bottom start', ...rest }: PopoverProps) {
  return (
    <DialogTrigger {...rest}>
      {trigger}
      <Surface placement={placement} offset={6}>
        <Content aria-label={label}>{children}</Content>
      </Surface>
    </DialogTrigger>
  );
}
