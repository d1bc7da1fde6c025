import { styled } from 'styled-components';

/** The whole window: nothing scrolls, nothing points. */
export const Glass = styled.main`
  position: fixed;
  inset: 0;
  overflow: hidden;
  cursor: none;
`;

/** Fills what it lies in. */
export const Fill = styled.div`
  position: absolute;
  inset: 0;
`;
