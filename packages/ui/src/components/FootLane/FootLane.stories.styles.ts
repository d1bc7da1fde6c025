import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

/** A page that ends with what its children are, and keeps as much free below as every page. */
export const PageEnd = styled.div`
  display: grid;
  align-content: end;
  justify-items: start;
  min-block-size: 150dvh;
  padding-block-end: ${space(16)};
`;
