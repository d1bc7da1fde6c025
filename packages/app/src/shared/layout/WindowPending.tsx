import { breakpoint, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';
import { PagePending } from './PagePending.tsx';

/** The padding of the pages before sign-in. */
const Frame = styled.div`
  padding: ${space(6)} ${space(4)} ${space(12)};
  ${breakpoint.up('sm')} {
    padding: ${space(8)};
  }
`;

/** Stands in while the layout around the page is on its way too: keeps clear of the window's edges by itself. */
export function WindowPending() {
  return (
    <Frame>
      <PagePending />
    </Frame>
  );
}
