import { styled } from 'styled-components';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { Dialog as AriaDialog, Heading as AriaHeading } from 'react-aria-components/Dialog';
import {
  breakpoint,
  focusRingInset,
  font,
  forcedColors,
  layer,
  motion,
  space,
  token,
} from '../../theme/index.ts';

/** Widths of a dialog: a question, or a short form. */
export const dialogSizes = ['small', 'medium'] as const;

/** A width of a dialog. */
export type DialogSize = (typeof dialogSizes)[number];

const widths = { small: '440px', medium: '640px' } satisfies Record<DialogSize, string>;

export const Scrim = styled(AriaModalOverlay)`
  position: fixed;
  inset: 0;
  block-size: var(--visual-viewport-height, 100dvh);
  z-index: ${layer('overlay')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: end center;
  background: ${token('color.scrim')};
  ${motion('base', ['opacity'])}

  ${breakpoint.up('sm')} {
    place-items: center;
    padding: ${space(6)};
  }
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Sheet = styled(AriaModal)<{ $size: DialogSize }>`
  display: flex;
  inline-size: 100%;
  max-block-size: calc(var(--visual-viewport-height, 100dvh) - ${space(12)});
  border-start-start-radius: ${token('radius.container')};
  border-start-end-radius: ${token('radius.container')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.modal')};
  ${motion('base', ['transform'])}

  ${breakpoint.up('sm')} {
    max-inline-size: ${({ $size }) => widths[$size]};
    max-block-size: calc(var(--visual-viewport-height, 100dvh) - 2 * ${space(6)});
    border-radius: ${token('radius.container')};
  }
  &[data-entering],
  &[data-exiting] {
    transform: translateY(${space(4)});
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Panel = styled(AriaDialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  max-block-size: inherit;
  outline: none;
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(6)} ${space(6)} 0;
`;

export const Title = styled(AriaHeading)`
  ${font('titleMedium')}
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Close = styled.span`
  margin-block: calc(-1 * ${space(2)});
  margin-inline-end: calc(-1 * ${space(2)});
`;

export const Body = styled.div`
  flex: 1;
  overflow: auto;
  padding: ${space(3)} ${space(6)} ${space(6)};
  color: ${token('color.textQuiet')};

  &:focus-visible {
    ${focusRingInset}
  }
  > p + p {
    margin-block-start: ${space(3)};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(4)} ${space(6)};
  padding-block-end: max(${space(4)}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('color.hairline')};

  /* On a phone each button takes an equal share, or what its words need. */
  ${breakpoint.down('sm')} {
    > * {
      flex: 1 1 0;
      min-inline-size: fit-content;
    }
  }
`;
