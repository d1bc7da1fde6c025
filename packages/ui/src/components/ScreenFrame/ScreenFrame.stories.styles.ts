import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

/** Lettering measured in the screen's own height, as screens do it. */
export const Poster = styled.div`
  display: grid;
  align-content: end;
  gap: 0.25em;
  block-size: 100%;
  padding: 5%;
  font-size: 4em;

  strong {
    font-size: 2em;
    font-weight: 600;
    line-height: 1.2;
  }
  span {
    color: ${token('color.textQuiet')};
  }
`;
