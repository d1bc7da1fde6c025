import { focusRing, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** The browser's own picker, as the colour that is chosen. */
export const Swatch = styled.input`
  inline-size: ${space(6)};
  block-size: ${space(6)};
  padding: 0;
  border: 1px solid ${token('color.fieldBorder')};
  border-radius: ${token('radius.control')};
  background: none;
  forced-color-adjust: none;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch,
  &::-moz-color-swatch {
    border: 0;
    border-radius: inherit;
  }
  &:focus-visible {
    ${focusRing}
  }
`;
