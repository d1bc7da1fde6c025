import { styled } from 'styled-components';

/** At 16 px the full weight would close the gaps of the finer drawings. */
const heaviest = 2.25;

export const Drawing = styled.svg<{ $size: number }>`
  display: block;
  flex: none;
  inline-size: ${({ $size }) => $size / 16}rem;
  block-size: ${({ $size }) => $size / 16}rem;
  fill: none;
  stroke: currentColor;
  stroke-width: ${({ $size }) => Math.min(40 / $size, heaviest).toFixed(2)};
  stroke-linecap: round;
  stroke-linejoin: round;
`;
