import { css, styled } from 'styled-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import {
  coarsePointer,
  controlHeight,
  focusRingInset,
  font,
  forcedColors,
  motion,
  space,
  tabularFigures,
  token,
  visuallyHidden,
} from '../../theme/index.ts';

interface Surroundings {
  $isRail: boolean;
}

export const Root = styled.nav<Surroundings>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ $isRail }) => space($isRail ? 2 : 4)};

  > div + div {
    ${({ $isRail }) =>
      $isRail && `padding-block-start:${space(2)};border-block-start:1px solid ${token('color.hairline')};`}
  }
`;

export const GroupTitle = styled.h2<Surroundings>`
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

export const Word = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Beside the word; at the corner of the icon where words stand under icons. It takes no room, so that it may come late. */
export const Count = styled.span<{ $isOnIcon: boolean }>`
  ${font('overline')}
  ${tabularFigures}
  min-inline-size: 20px;
  padding-inline: 5px;
  border-radius: ${token('radius.round')};
  background: ${token('color.inverse')};
  color: ${token('color.onInverse')};
  line-height: 20px;
  text-align: center;
  ${({ $isOnIcon }) =>
    $isOnIcon
      ? 'position:absolute;inset-block-start:2px;inset-inline-start:calc(50% + 4px);'
      : 'margin-inline-start:auto;'}

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const upright = css`
  ${font('overline')}
  flex-direction: column;
  justify-content: center;
  gap: ${space(1)};
  min-block-size: 52px;
  padding: ${space(1)} 0;
  text-align: center;
`;

const abreast = css`
  ${font('label')}
  gap: ${space(3)};
  min-block-size: 36px;
  padding-inline: ${space(3)};

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
  }
`;

const place = css<Surroundings>`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;
  border-radius: ${token('radius.control')};
  color: ${token('color.textQuiet')};
  text-decoration: none;
  ${({ $isRail }) => ($isRail ? upright : abreast)}

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
`;

export const Item = styled(AriaLink)<Surroundings>`
  ${place}

  &[aria-current='page'] {
    background: ${token('color.currentFill')};
    color: ${token('color.onCurrent')};
    font-weight: 600;
  }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 9px);
    inset-inline-start: -2px;
    inline-size: 4px;
    block-size: 18px;
    border-radius: ${token('radius.round')};
    background: ${token('color.mark')};
  }
  ${forcedColors} {
    &[aria-current='page'] {
      border: 2px solid Highlight;
    }
  }
`;

export const Fold = styled(AriaButton)<Surroundings>`
  ${place}
  border: 0;
  background: none;
  cursor: default;

  > :last-child {
    ${({ $isRail }) => ($isRail ? 'margin-block-start: -2px;' : 'margin-inline-start: auto;')}
    ${motion('fast', ['rotate'])}
  }
  &[aria-expanded='true'] > :last-child {
    rotate: 180deg;
  }
`;
