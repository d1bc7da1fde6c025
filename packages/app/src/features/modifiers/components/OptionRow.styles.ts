import { breakpoint, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** Name and price difference side by side where there is room. */
export const Line = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: start;

  ${breakpoint.up('sm')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
`;

export const Details = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-block-start: ${space(2)};
`;
