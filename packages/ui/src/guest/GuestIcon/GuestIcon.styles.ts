import { styled } from 'styled-components';

export const Drawing = styled.svg`
  display: inline-block;
  flex: none;
  inline-size: 1.2em;
  block-size: 1.2em;
  vertical-align: -0.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const Sprite = styled.svg`
  position: absolute;
  inline-size: 0;
  block-size: 0;
`;
