import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

export const Screen = styled.div`
  padding: ${space(8)} ${space(4)};
`;

/** The window, with the sheet before the stage as a page has it. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  min-block-size: 150vh;
`;
