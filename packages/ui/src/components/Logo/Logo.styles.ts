import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  color: ${token('color.text')};
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.011em;
`;

export const Mark = styled.svg`
  flex: none;
  inline-size: 1.75em;
  block-size: 1.75em;

  .pod {
    fill: ${token('color.primaryFill')};
    stroke: ${token('color.primaryEdge')};
  }
  .seam {
    fill: none;
    stroke: ${token('color.onPrimary')};
    stroke-linecap: round;
  }
`;
