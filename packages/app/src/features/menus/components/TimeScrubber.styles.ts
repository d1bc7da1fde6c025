import { controlHeight, focusRing, font, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Line = styled.div`
  ${font('label')}
  display: flex;
  justify-content: space-between;
`;

export const Range = styled.input`
  display: block;
  inline-size: 100%;
  block-size: ${controlHeight('touch')};
  margin: 0;
  accent-color: ${token('color.checkedFill')};
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
    border-radius: ${token('radius.control')};
  }
`;

export const Hours = styled.div`
  ${font('caption')}
  ${tabularFigures}
  display: flex;
  justify-content: space-between;
  color: ${token('color.textQuiet')};
`;
