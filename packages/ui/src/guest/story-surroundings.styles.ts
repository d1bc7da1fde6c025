import { styled } from 'styled-components';
import { font, measure } from '../theme/index.ts';

export const Frame = styled.div`
  container-type: inline-size;
  --guest-gutter: ${measure('gutterPhone')};
  ${font('guest')}
  max-inline-size: ${measure('content')};
`;
