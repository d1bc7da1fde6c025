import { styled } from 'styled-components';

/** Longer than the window. */
export const LongForm = styled.div`
  display: grid;
  align-content: end;
  min-block-size: 300dvh;
`;
