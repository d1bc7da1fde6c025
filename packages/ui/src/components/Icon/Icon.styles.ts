import { styled } from 'styled-components';

export const Drawing = styled.svg<{ $size: number }>`
  display: block;
  flex: none;
  inline-size: ${({ $size }) => $size / 16}rem;
  block-size: ${({ $size }) => $size / 16}rem;
  fill: none;
  stroke: currentColor;
  stroke-width: ${({ $size }) => (40 / $size).toFixed(2)};
  stroke-linecap: round;
  stroke-linejoin: round;
`;
