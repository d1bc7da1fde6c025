import type { ReactNode, RefObject } from 'react';
import {
  TooltipTriggerStateContext,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { Bubble } from './Tooltip.styles.ts';

/** Props of `TooltipBubble`. */
export interface TooltipBubbleProps extends Pick<AriaTooltipProps, 'placement'> {
  id?: string | undefined;
  state: TooltipTriggerState;
  triggerRef: RefObject<Element | null>;
  children: ReactNode;
}

/** What a tooltip shows; it brings the placing of overlays with it and so loads late. */
export function TooltipBubble({ state, children, ...rest }: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Bubble {...rest} offset={6}>
        {children}
      </Bubble>
    </TooltipTriggerStateContext>
  );
}
