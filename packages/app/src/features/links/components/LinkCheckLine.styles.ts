import { breakpoint, font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** One line that says whether the links work, and a way to look again. */
export const Line = styled.div`
  ${font('small')}
  ${tabularFigures}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(4)};
`;

// As high while it looks as when it says what it found.
export const Result = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;

  ${breakpoint.down('sm')} {
    min-block-size: 3lh;
  }

  > svg {
    flex: none;
  }
  &[data-works] > svg {
    color: ${token('color.successEdge')};
  }
`;

export const Reasons = styled.ul`
  margin: ${space(1)} 0;
  padding-inline-start: ${space(4)};
`;
