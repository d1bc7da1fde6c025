import { breakpoint, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** Holds an amount in any currency, and “Market price”. */
const priceWidth = '13.75rem';

/** In columns the first row's labels stand above; its handle and its menu stand beside the fields, as in the others. */
export const Sizes = styled.div`
  ${breakpoint.up('sm')} {
    li[data-row-id]:first-child > button {
      margin-block-start: 1.5rem;
    }
  }
`;

/** Name and price side by side where there is room. */
export const Line = styled.div`
  display: grid;
  gap: ${space(3)} ${space(2)};
  align-items: start;

  ${breakpoint.up('sm')} {
    grid-template-columns: minmax(0, 1fr) ${priceWidth};
  }
`;

/** The only price of an item is as wide as one among several. */
export const OnlyPrice = styled.div`
  ${breakpoint.up('sm')} {
    max-inline-size: ${priceWidth};
  }
`;
