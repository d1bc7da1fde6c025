import { styled } from 'styled-components';
import { font, forcedColors, token } from '../../theme/index.ts';

export const Root = styled.span`
  ${font('overline')}
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  overflow: hidden;
  border-radius: ${token('radius.round')};
  background: ${token('color.secondaryFill')};
  color: ${token('color.onSecondary')};
  font-weight: 600;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
