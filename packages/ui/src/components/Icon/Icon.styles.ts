import { css, styled } from 'styled-components';
import { iconSizes, type IconSize } from './icon-sizes.ts';

/** At 16 px the full weight would close the gaps of the finer drawings. */
const heaviest = 2.25;

const inSize = (size: IconSize) => css`
  inline-size: ${size / 16}rem;
  block-size: ${size / 16}rem;
  stroke-width: ${Math.min(40 / size, heaviest).toFixed(2)};
`;

const look = css`
  display: block;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const Drawing = styled.svg<{ $size: IconSize }>`
  ${look}
  ${({ $size }) => inSize($size)}
`;

/** How `plainIcon` looks within what is styled by this. */
export const plainIconLooks = css`
  svg[data-icon] {
    ${look}
  }

  ${iconSizes.map(
    (size) => css`
      svg[data-icon='${size}'] {
        ${inSize(size)}
      }
    `,
  )}
`;
