import { styled } from 'styled-components';
import { font, measure, space } from '../theme/index.ts';

export const Frame = styled.div`
  container-type: inline-size;
  --guest-gutter: ${measure('gutterPhone')};
  ${font('guest')}
  max-inline-size: ${measure('content')};
`;

/** Looks beside each other, as many as there is room for. */
export const Looks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
  align-items: start;
  gap: ${space(6)};
`;
