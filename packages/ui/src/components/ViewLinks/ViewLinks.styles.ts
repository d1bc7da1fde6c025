import { styled } from 'styled-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import {
  breakpoint,
  coarsePointer,
  controlHeight,
  focusRingInset,
  font,
  forcedColors,
  space,
  token,
} from '../../theme/index.ts';

/** On a phone the same pages are behind the last place of its bar. */
export const Root = styled.nav`
  display: none;

  ${breakpoint.up('sm')} {
    display: inline-flex;
    gap: 2px;
    padding: 2px;
    border-radius: ${token('radius.control')};
    background: ${token('color.sunken')};
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const View = styled(AriaLink)`
  ${font('label')}
  display: flex;
  align-items: center;
  min-block-size: 36px;
  padding-inline: ${space(3)};
  border-radius: 4px;
  color: ${token('color.textQuiet')};
  text-decoration: none;
  white-space: nowrap;

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
  }
  &[data-hovered] {
    color: ${token('color.text')};
  }
  &[aria-current] {
    background: ${token('color.surface')};
    box-shadow: 0 0 0 1px ${token('color.hairlineStrong')};
    color: ${token('color.text')};
  }
  &[data-focus-visible] {
    ${focusRingInset}
  }
  ${forcedColors} {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
