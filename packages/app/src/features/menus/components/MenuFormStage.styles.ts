import { styled } from 'styled-components';

/** Hears of who looks, and is not there otherwise. */
export const Looked = styled.div`
  display: contents;
`;
