import { styled } from 'styled-components';
import { breakpoint, layer, measure, space, token } from '../../theme/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';

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

export const Sides = styled(SegmentedControl)`
  position: sticky;
  inset-block-start: calc(var(--cm-sticky-top, 0px) + ${space(2)});
  z-index: ${layer('sticky')};
  justify-self: start;
  background: ${token('color.surface')};

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
