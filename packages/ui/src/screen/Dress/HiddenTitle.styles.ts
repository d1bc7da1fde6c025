import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/index.ts';

/** The menu's name where a look does not draw it. */
export const HiddenTitle = styled.h1`
  ${visuallyHidden}
`;
