import { styled } from 'styled-components';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { Dialog as AriaDialog, Heading as AriaHeading } from 'react-aria-components/Dialog';
import {
  focusRingInset,
  font,
  forcedColors,
  layer,
  measure,
  motion,
  space,
  token,
} from '../../theme/index.ts';

/** Sides a drawer comes from. */
export const drawerSides = ['start', 'end'] as const;

/** A side a drawer comes from. */
export type DrawerSide = (typeof drawerSides)[number];

export const Scrim = styled(AriaModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('drawer')};
  background: ${token('color.scrim')};
  ${motion('slow', ['opacity'])}

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Sheet = styled(AriaModal)<{ $side: DrawerSide }>`
  position: fixed;
  inset-block: 0;
  inset-inline-start: ${({ $side }) => ($side === 'start' ? '0' : 'auto')};
  inset-inline-end: ${({ $side }) => ($side === 'end' ? '0' : 'auto')};
  inline-size: min(320px, calc(100vw - ${space(12)}));
  background: ${token('color.surface')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.modal')};
  ${motion('slow', ['transform'])}

  &[data-entering],
  &[data-exiting] {
    transform: translateX(${({ $side }) => ($side === 'start' ? '-100%' : '100%')});
  }
  &:dir(rtl)[data-entering],
  &:dir(rtl)[data-exiting] {
    transform: translateX(${({ $side }) => ($side === 'start' ? '100%' : '-100%')});
  }
  ${forcedColors} {
    border-inline: 1px solid CanvasText;
  }
`;

export const Panel = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  outline: none;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-block-size: ${measure('appBar')};
  padding-inline: ${space(4)} ${space(2)};
  border-block-end: 1px solid ${token('color.hairline')};
`;

export const Title = styled(AriaHeading)`
  ${font('titleSmall')}
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1;
  overflow: auto;
  padding: ${space(4)};

  &:focus-visible {
    ${focusRingInset}
  }
`;
