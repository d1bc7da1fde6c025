import { keyframes, styled } from 'styled-components';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastContent as AriaToastContent,
} from 'react-aria-components/Toast';
import {
  allowsMotion,
  breakpoint,
  duration,
  easings,
  focusRing,
  font,
  forcedColors,
  layer,
  space,
  token,
} from '../../theme/index.ts';
import { aboveOthers } from '../FootLane/FootLane.styles.ts';
import type { toastQueue } from './toast-queue.ts';

type Content = (typeof toastQueue.visibleToasts)[number]['content'];

const besideDialog = ":root:has(section[role='dialog'], section[role='alertdialog']) &";

/**
 * Rises above a save bar. While a dialog is open, toasts stand where they cover none of its buttons, which end its last line:
 * at the head of a narrow window, at the start of a wide one.
 */
export const Region = styled(AriaToastRegion<Content>)`
  position: fixed;
  ${aboveOthers(space(4))}
  inset-inline: ${space(4)};
  z-index: ${layer('toast')};
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  gap: ${space(2)};
  border-radius: ${token('radius.control')};
  pointer-events: none;

  ${breakpoint.up('sm')} {
    ${aboveOthers(space(6))}
    inset-inline: ${space(6)};
  }
  ${breakpoint.down('md')} {
    ${besideDialog} {
      inset-block: ${space(4)} auto;
      flex-direction: column;
    }
  }
  ${breakpoint.up('md')} {
    ${besideDialog} {
      align-items: flex-start;
    }
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

export const Item = styled(AriaToast<Content>)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  box-sizing: border-box;
  max-inline-size: min(100%, 480px);
  min-block-size: 48px;
  padding-block: ${space(1)};
  padding-inline: ${space(4)} ${space(1)};
  border-radius: ${token('radius.control')};
  background: ${token('color.inverse')};
  color: ${token('color.onInverse')};
  box-shadow: ${token('shadow.floating')};
  pointer-events: auto;
  touch-action: pan-y;
  user-select: none;

  ${allowsMotion} {
    animation: ${rise} ${duration('slow')} ${easings.enter};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-tone='error'] {
    background: ${token('color.destructiveFill')};
    color: ${token('color.onDestructive')};
  }
  &[data-kind='notification'] {
    align-items: flex-start;
    inline-size: 400px;
    border-radius: ${token('radius.container')};
    background: ${token('color.raised')};
    color: ${token('color.text')};
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Message = styled(AriaToastContent)`
  ${font('label')}
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(2)};
  overflow-wrap: anywhere;
`;
