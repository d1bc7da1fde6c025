import { space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** As wide as its card; the colours are those of guest pages, in every scheme. */
export const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  margin-block-end: ${space(3)};
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.control')};
  forced-color-adjust: none;
`;
