import { styled } from 'styled-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  breakpoint,
  coarsePointer,
  controlHeight,
  focusRing,
  font,
  space,
  token,
  truncate,
  visuallyHidden,
} from '../../theme/index.ts';

export const Root = styled(AriaButton)`
  ${font('label')}
  display: flex;
  align-items: center;
  position: relative;
  justify-content: center;
  gap: ${space(2)};
  inline-size: ${controlHeight('medium')};
  block-size: ${controlHeight('medium')};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.textQuiet')};
  font-weight: 400;
  cursor: default;

  ${coarsePointer} {
    min-inline-size: ${controlHeight('touch')};
    min-block-size: ${controlHeight('touch')};
  }
  ${breakpoint.up('md')} {
    justify-content: flex-start;
    inline-size: 100%;
    padding-inline: ${space(3)} ${space(2)};
    border-color: ${token('color.hairlineStrong')};
    background: ${token('color.surface')};
  }
  &[data-hovered] {
    color: ${token('color.text')};
    background: ${token('color.hoverFill')};
  }
  &[data-disabled] {
    color: ${token('color.disabledText')};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;

export const Word = styled.span`
  ${breakpoint.down('md')} {
    ${visuallyHidden}
  }
  ${breakpoint.up('md')} {
    ${truncate}
    flex: 1;
    text-align: start;
  }
`;

/** Drawn, not written: the keys are no part of the button's name. */
export const Keys = styled.span`
  display: none;

  ${breakpoint.up('md')} {
    ${font('overline')}
    display: block;
    padding-inline: ${space(1)};
    border: 1px solid ${token('color.hairline')};
    border-radius: 4px;

    &::before {
      content: attr(data-keys);
    }
  }
`;
