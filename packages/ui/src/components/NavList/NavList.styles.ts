import { styled } from 'styled-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import {
  controlHeight,
  coarsePointer,
  focusRingInset,
  font,
  forcedColors,
  space,
  token,
  visuallyHidden,
} from '../../theme/index.ts';

export const Root = styled.nav<{ $isRail: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ $isRail }) => space($isRail ? 4 : 6)};

  > div + div {
    ${({ $isRail }) =>
      $isRail && `padding-block-start:${space(4)};border-block-start:1px solid ${token('color.hairline')};`}
  }
`;

export const GroupTitle = styled.h2<{ $isRail: boolean }>`
  ${font('overline')}
  padding-inline: ${space(3)};
  margin-block-end: ${space(1)};
  color: ${token('color.textQuiet')};
  ${({ $isRail }) => $isRail && visuallyHidden}
`;

export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Word = styled.span<{ $isRail: boolean }>`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${({ $isRail }) => $isRail && visuallyHidden}
`;

export const Item = styled(AriaLink)<{ $isRail: boolean }>`
  ${font('label')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${controlHeight('medium')};
  padding-inline: ${space(3)};
  justify-content: ${({ $isRail }) => ($isRail ? 'center' : 'flex-start')};
  border-radius: ${token('radius.control')};
  color: ${token('color.textQuiet')};
  text-decoration: none;

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
  }
  &[data-hovered] {
    background: ${token('color.hoverFill')};
    color: ${token('color.text')};
  }
  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }
  &[data-focus-visible] {
    ${focusRingInset}
  }
  &[aria-current='page'] {
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};
    font-weight: 600;
  }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block: ${space(2)};
    inset-inline-start: 0;
    inline-size: 3px;
    border-radius: ${token('radius.round')};
    background: ${token('color.selectedEdge')};
  }
  ${forcedColors} {
    &[aria-current='page'] {
      border: 2px solid Highlight;
    }
  }
`;
