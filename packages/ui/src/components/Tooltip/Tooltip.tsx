import { useRef, type ReactElement, type ReactNode } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { latePart } from '../../loading/index.ts';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A few words; nothing a person must read to go on, for touch screens never show it. */
  label: ReactNode;
  /** What is explained: a button or a link of the design system. */
  children: ReactElement;
  placement?: TooltipBubbleProps['placement'];
}

const LateBubble = latePart<TooltipBubbleProps>(
  async () => (await import('./TooltipBubble.tsx')).TooltipBubble,
);

const timing = { delay: 600, closeDelay: 0 };

/** Names or explains a control while it is pointed at or focused. */
export function Tooltip({ label, children, placement = 'bottom' }: TooltipProps) {
  const ref = useRef<HTMLElement>(null);
  const state = useTooltipTriggerState(timing);
  const { triggerProps, tooltipProps } = useTooltipTrigger(timing, state, ref);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={ref}>
        {children}
      </FocusableProvider>
      <LateBubble
        isWanted={state.isOpen}
        id={tooltipProps.id}
        state={state}
        triggerRef={ref}
        placement={placement}
      >
        {label}
      </LateBubble>
    </>
  );
}
