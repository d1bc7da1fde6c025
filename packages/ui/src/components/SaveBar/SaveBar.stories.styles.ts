import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

/** As high as the window, so that what stands in it at the end stands where toasts do. */
export const Foot = styled.div`
  display: grid;
  align-content: end;
  min-block-size: calc(100dvh - ${space(8)});
`;

/** Longer than the window, with something at its end and more below the bar's place. */
export const LongPage = styled.div`
  padding-block: 150vh 40px;
`;
