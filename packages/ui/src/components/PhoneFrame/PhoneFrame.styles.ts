import { styled } from 'styled-components';
import { forcedColors, space, token } from '../../theme/index.ts';

export const Body = styled.div`
  inline-size: min(100%, 390px);
  padding: ${space(2)};
  border-radius: 40px;
  background: ${token('color.device')};

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Glass = styled.section`
  container-type: inline-size;
  block-size: 720px;
  max-block-size: 80dvh;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: 32px;
  background: ${token('color.page')};
  color: ${token('color.text')};

  &:focus-visible {
    outline: 2px solid ${token('color.focusRing')};
    outline-offset: 4px;
  }
`;
