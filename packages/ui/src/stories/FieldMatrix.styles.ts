import { styled } from 'styled-components';
import { space, token } from '../theme/index.ts';

export const Sheet = styled.div`
  display: grid;
  gap: ${space(8)};
`;

export const Row = styled.section`
  display: grid;
  gap: ${space(4)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${token('color.hairline')};
`;

/** As many states side by side as there is room for, each at least as wide as a field on a phone. */
export const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: ${space(6)};
`;
