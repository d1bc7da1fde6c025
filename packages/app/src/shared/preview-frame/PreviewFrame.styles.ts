import { styled } from 'styled-components';

/** Where the frame stands, and what stands there until it is drawn. */
export const Room = styled.div`
  position: relative;
  block-size: 100%;
`;

export const Before = styled.div`
  position: absolute;
  inset: 0;
`;

export const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;

  &[data-waits] {
    visibility: hidden;
  }
`;
