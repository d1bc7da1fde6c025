import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';

export const Root = styled.span`
  ${font('titleSmall')}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${token('color.text')};
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
