import {
  coarsePointer,
  controlHeight,
  focusRing,
  font,
  forcedColors,
  layer,
  space,
  token,
} from '@cardamom/ui/theme';
import { css, styled } from 'styled-components';

/** Three columns in the form, two on a phone, one where the longest name would break. */
export const Chips = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.75rem), 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Chip = styled.li`
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;

  &[data-declared] > * {
    border-color: ${token('color.text')};
  }
`;

/** A plain button: thirty of them are on view before anything can be typed. */
const half = css`
  ${font('label')}
  min-block-size: ${controlHeight('medium')};
  border: 1px solid ${token('color.hairlineStrong')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
    z-index: ${layer('sticky')};
  }
  @media (hover: hover) {
    &:hover {
      background: ${token('color.hoverFill')};
    }
  }
  &[aria-pressed='true'] {
    background: ${token('color.secondaryFill')};
    color: ${token('color.onSecondary')};

    @media (hover: hover) {
      &:hover {
        background: ${token('color.secondaryFillHover')};
      }
    }
  }
  ${coarsePointer} {
    min-block-size: 2.75rem;
  }
  ${forcedColors} {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** The name: pressed, the item contains it. */
export const ChipName = styled.button`
  ${half}
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-block: ${space(1)};
  padding-inline: ${space(2)} ${space(1)};
  border-start-start-radius: ${token('radius.control')};
  border-end-start-radius: ${token('radius.control')};
  text-align: start;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
  }
`;

/** The end: pressed, the item may contain it. */
export const ChipEnd = styled.button`
  ${half}
  ${font('small')}
  min-inline-size: 2.25rem;
  padding: 0;
  text-align: center;
  margin-inline-start: -1px;
  border-start-end-radius: ${token('radius.control')};
  border-end-end-radius: ${token('radius.control')};
`;
