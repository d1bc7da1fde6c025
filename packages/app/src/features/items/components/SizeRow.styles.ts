import { breakpoint, controlHeight, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

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
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** An amount, and beside it that there is none; both on the line of the field, whatever is said above or below. */
export const PriceOrMarket = styled.div`
  display: grid;
  gap: ${space(2)} ${space(4)};
  align-items: start;

  ${breakpoint.up('sm')} {
    grid-template-columns: 10rem auto;

    > :last-child:not(:first-child) {
      align-content: center;
      min-block-size: ${controlHeight('medium')};
    }
    &[data-label] > :last-child:not(:first-child) {
      margin-block-start: 1.5rem;
    }
  }
`;
