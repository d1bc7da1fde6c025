import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/index.ts';

export const Root = styled.span`
  ${visuallyHidden}
`;
