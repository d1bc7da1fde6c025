import { styled } from 'styled-components';
import { breakpoint, space } from '../../theme/index.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(3)};
  margin-block-end: ${space(4)};

  > * {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  > :first-child {
    flex: 1 1 240px;
  }
  ${breakpoint.up('sm')} {
    > * {
      flex-grow: 0;
    }
    > :first-child {
      flex-grow: 1;
      max-inline-size: 360px;
    }
  }
`;
