import { font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** One line that says whether the links work, and a way to look again. */
export const Line = styled.div`
  ${font('small')}
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

export const Result = styled.div`
  display: flex;
  flex: 1 1 200px;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;

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
