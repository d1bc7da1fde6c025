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
} from '../../theme/index.ts';

export const Root = styled(AriaButton)`
  ${font('label')}
  display: flex;
  align-items: center;
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
  &[data-focus-visible] {
    ${focusRing}
  }
`;

export const Word = styled.span`
  display: none;

  ${breakpoint.up('md')} {
    ${truncate}
    display: block;
    flex: 1;
    text-align: start;
  }
`;

export const Keys = styled.kbd`
  display: none;

  ${breakpoint.up('md')} {
    ${font('overline')}
    display: block;
    padding-inline: ${space(1)};
    border: 1px solid ${token('color.hairline')};
    border-radius: 4px;
    font-family: inherit;
  }
`;
