import type { ReactElement, ReactNode } from 'react';
import { TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import { Bubble } from './Tooltip.styles.ts';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A few words; nothing a person must read to go on, for touch screens never show it. */
  label: ReactNode;
  /** What is explained: a button or a link of the design system. */
  children: ReactElement;
  placement?: AriaTooltipProps['placement'];
}

/** Names or explains a control while it is pointed at or focused. */
export function Tooltip({ label, children, placement = 'bottom' }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={0}>
      {children}
      <Bubble placement={placement} offset={6}>
        {label}
      </Bubble>
    </TooltipTrigger>
  );
}
