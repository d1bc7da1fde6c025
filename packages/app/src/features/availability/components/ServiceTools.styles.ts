import { SegmentedControl } from '@cardamom/ui';
import { breakpoint, focusRing, font, forcedColors, layer, measure, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** How high the tools are at most on a phone, with both their lines: the list ends above them. */
export const roomForTools = '7.5rem';

/** At the thumb on phones and tablets, above the list on a desk. */
export const Bar = styled.div`
  display: grid;
  gap: ${space(2)};

  ${breakpoint.down('md')} {
    position: fixed;
    inset-block-end: var(--cm-foot, 0px);
    inset-inline: 0;
    z-index: ${layer('sticky')};
    padding: ${space(2)} ${space(4)};
    border-block-start: 1px solid ${token('color.hairline')};
    background: ${token('color.page')};
  }
  ${breakpoint.up('sm')} {
    inset-inline-start: ${measure('navigationRail')};
    grid-template-columns: auto minmax(0, 20rem);
    justify-content: space-between;
  }
  ${breakpoint.up('md')} {
    padding-block: ${space(2)};
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-inline-size: 0;
`;

/** Three choices and a menu beside them are all that a phone has room for. */
export const Choices = styled(SegmentedControl)`
  ${breakpoint.down('xs')} {
    label {
      padding-inline: ${space(2)};
    }
  }
`;

export const Label = styled.span`
  ${font('label')}
  flex: none;
  color: ${token('color.textQuiet')};
`;

/** On a phone it comes when it is asked for, and covers the list instead of moving it. */
export const Search = styled.div<{ $isOpen: boolean }>`
  ${breakpoint.down('sm')} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  }
`;

/** The chips go on aside; what is cut off says so. */
export const Chips = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: ${space(2)};
  margin-inline: calc(-1 * ${space(4)});
  padding: 2px ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;

  ${breakpoint.up('md')} {
    flex-wrap: wrap;
    overflow: visible;
  }
`;

export const ChipButton = styled.button`
  ${font('label')}
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline: ${space(4)};
  border: 1px solid ${token('color.hairlineStrong')};
  border-radius: ${token('radius.round')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  white-space: nowrap;
  cursor: default;
  touch-action: manipulation;

  &:is([aria-pressed='true'], [aria-expanded='true']) {
    border-color: transparent;
    background: ${token('color.secondaryFill')};
    color: ${token('color.onSecondary')};
  }
  &:focus-visible {
    ${focusRing}
  }
  ${forcedColors} {
    &:is([aria-pressed='true'], [aria-expanded='true']) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const SearchChip = styled(ChipButton)`
  padding-inline: 0;

  ${breakpoint.up('sm')} {
    display: none;
  }
`;
