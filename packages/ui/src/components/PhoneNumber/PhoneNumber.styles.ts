import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/index.ts';

/** Numbers run from left to right in every script and stay on one line. */
export const Root = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  white-space: nowrap;
  ${tabularFigures}
`;
