import { styled } from 'styled-components';

/** Drawn as the board is, and not seen. */
export const Box = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  visibility: hidden;
  contain: layout style;
`;

/** Rows that are measured together, apart from those that were before. */
export const Slice = styled.div`
  contain: layout style;
`;
