import { keyframes, styled } from 'styled-components';
import { allowsMotion, forcedColors, layer, loop, measure, token } from '../../theme/index.ts';

const travel = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(250%);
  }
`;

export const Track = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${layer('toast')};
  block-size: ${measure('progressBar')};
  overflow: hidden;
  pointer-events: none;
  direction: ltr;

  &:dir(rtl) {
    scale: -1 1;
  }
`;

export const Runner = styled.div`
  inline-size: 40%;
  block-size: 100%;
  background: ${token('color.selectedEdge')};
  transform: translateX(75%);

  ${allowsMotion} {
    animation: ${travel} ${loop('travel')} ease-in-out infinite;
  }
  ${forcedColors} {
    background: Highlight;
  }
`;
