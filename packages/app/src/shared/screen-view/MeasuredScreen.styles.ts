import { styled } from 'styled-components';

/** Where the screen is laid out; nothing in it is worked with here. */
export const Glass = styled.div`
  block-size: 100%;
`;
