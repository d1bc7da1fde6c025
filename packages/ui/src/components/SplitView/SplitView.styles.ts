import { styled } from 'styled-components';
import { breakpoint, layer, measure, space, token } from '../../theme/index.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  ${breakpoint.up('lg')} {
    grid-template-columns: minmax(0, ${measure('form')}) minmax(0, 1fr);
    gap: ${space(12)};
  }
`;

/** A strip of the page's own colour, so that nothing shows beside or above the switch as it stays in view. */
export const Strip = styled.div`
  position: sticky;
  inset-block-start: var(--cm-sticky-top, 0px);
  z-index: ${layer('sticky')};
  margin-block: calc(-1 * ${space(2)});
  padding-block: ${space(2)};
  background: ${token('color.page')};

  ${breakpoint.up('lg')} {
    display: none;
  }
`;

export const Main = styled.div<{ $isSeen: boolean }>`
  min-inline-size: 0;

  ${breakpoint.down('lg')} {
    display: ${({ $isSeen }) => ($isSeen ? 'block' : 'none')};
  }
`;

export const Preview = styled.aside<{ $isSeen: boolean }>`
  display: grid;
  justify-items: center;
  min-inline-size: 0;

  ${breakpoint.down('lg')} {
    display: ${({ $isSeen }) => ($isSeen ? 'grid' : 'none')};
  }
  ${breakpoint.up('lg')} {
    position: sticky;
    inset-block-start: calc(var(--cm-sticky-top, 0px) + ${space(8)});
  }
`;
