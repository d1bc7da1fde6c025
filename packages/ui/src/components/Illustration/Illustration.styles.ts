import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

export const Drawing = styled.svg`
  display: block;
  inline-size: 144px;
  block-size: 112px;
  fill: none;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  .fill {
    fill: ${token('color.drawingFill')};
  }
  .paper {
    fill: ${token('color.surface')};
    stroke: ${token('color.drawingLine')};
  }
  .line {
    stroke: ${token('color.drawingLine')};
  }
  .lime {
    fill: ${token('color.drawingAccent')};
    stroke: ${token('color.primaryEdge')};
  }
  .vein {
    stroke: ${token('color.onPrimary')};
  }
`;
