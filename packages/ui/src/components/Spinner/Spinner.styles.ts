import { keyframes, styled } from 'styled-components';
import { allowsMotion, forcedColors, loop, token } from '../../theme/index.ts';

const turn = keyframes`
  to {
    rotate: 360deg;
  }
`;

export const Ring = styled.div<{ $size: number }>`
  display: inline-block;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border: 2px solid ${token('color.hairlineStrong')};
  border-block-start-color: ${token('color.selectedEdge')};
  border-radius: ${token('radius.round')};

  ${allowsMotion} {
    animation: ${turn} ${loop('turn')} linear infinite;
  }
  ${forcedColors} {
    forced-color-adjust: none;
    border-color: GrayText;
    border-block-start-color: Highlight;
  }
`;
