import { Button as AriaButton } from 'react-aria-components/Button';
import { Tree as AriaTree } from 'react-aria-components/Tree';
import { css, styled } from 'styled-components';
import {
  containerBreakpoint,
  controlHeight,
  focusRing,
  focusRingInset,
  font,
  forcedColors,
  motion,
  space,
  tabularFigures,
  token,
  visuallyHidden,
} from '../../theme/index.ts';
import { cardSurface } from '../Card/Card.styles.ts';

export const Root = styled.div`
  ${cardSurface}
  container-type: inline-size;
  overflow: clip;
`;

export const Announcement = styled.div`
  ${visuallyHidden}
`;

export const Rows = styled(AriaTree)`
  outline: none;

  [data-row] {
    background: ${token('color.surface')};
    outline: none;
  }

  [data-row] + [data-row],
  .react-aria-DropIndicator + [data-row] {
    border-block-start: 1px solid ${token('color.hairline')};
  }

  [data-row='section'] {
    background: ${token('color.sunken')};
  }

  [data-row][data-hovered] {
    background: ${token('color.hoverFill')};
  }

  [data-row][data-focus-visible] {
    ${focusRingInset}
  }

  /* What is on its way leaves a hollow that can still be read. */
  [data-row][data-dragging] {
    outline: 1px dashed ${token('color.fieldBorder')};
    outline-offset: -1px;
    background: ${token('color.sunken')};
    color: ${token('color.textQuiet')};
  }

  [data-row][data-drop-target] {
    background: ${token('color.selectedFill')};
    outline: 2px solid ${token('color.selectedEdge')};
    outline-offset: -2px;
  }

  .react-aria-DropIndicator[data-drop-target] {
    outline: 1px solid ${token('color.selectedEdge')};
  }

  ${forcedColors} {
    [data-row][data-drop-target],
    .react-aria-DropIndicator[data-drop-target] {
      outline-color: Highlight;
    }
  }
`;

export const Line = styled.div<{ $isSection?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${controlHeight('row')};
  padding-inline: ${({ $isSection }) => ($isSection ? space(3) : space(12))} ${space(3)};

  ${containerBreakpoint.down('xs')} {
    gap: ${space(1)};
    padding-inline: ${({ $isSection }) => ($isSection ? space(1) : space(8))} ${space(1)};
  }
`;

const smallTarget = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${space(6)};
  block-size: ${space(6)};
  border-radius: ${token('radius.control')};
  color: ${token('color.textQuiet')};

  &[data-hovered] {
    color: ${token('color.text')};
  }

  &[data-focus-visible] {
    ${focusRing}
  }
`;

export const Handle = styled(AriaButton)`
  ${smallTarget}
`;

export const Chevron = styled(AriaButton)`
  ${smallTarget}

  svg {
    ${motion('fast', ['rotate'])}
  }

  &:dir(rtl) svg {
    scale: -1 1;
  }

  [aria-expanded='true'] & svg {
    rotate: 90deg;
  }

  [aria-expanded='true'] &:dir(rtl) svg {
    rotate: -90deg;
  }
`;

/** Keeps titles in line where there is nothing to open. */
export const NoChevron = styled.span`
  flex: none;
  inline-size: ${space(6)};
`;

export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  min-inline-size: 0;
  padding-block: ${space(2)};
`;

/** On a phone what is said about a row stands below its name, in every row. */
const ownLineOnPhone = css`
  ${containerBreakpoint.down('xs')} {
    flex-basis: 100%;
  }
`;

export const Title = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${font('titleSmall')}
  ${ownLineOnPhone}
`;

export const Quiet = styled.span`
  color: ${token('color.textQuiet')};
  ${font('small')}
`;

export const Name = styled.span<{ $isHidden: boolean }>`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: ${({ $isHidden }) => token($isHidden ? 'color.textQuiet' : 'color.text')};
  ${font('small')}
  ${ownLineOnPhone}
`;

/** At the end of the name's line; below the name on a phone. */
export const Price = styled.span`
  flex: none;
  margin-inline-start: auto;
  ${font('small')}
  ${tabularFigures}

  ${containerBreakpoint.down('xs')} {
    margin-inline-start: 0;
  }
`;
