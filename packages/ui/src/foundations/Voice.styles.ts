import { styled } from 'styled-components';
import { breakpoint, font, space, token } from '../theme/index.ts';

export const Pairs = styled.dl`
  display: grid;
  gap: ${space(4)};
  margin: 0;

  ${breakpoint.up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Said = styled.div`
  padding: ${space(4)};
  border: 1px solid ${token('color.hairline')};
  border-block-start: 3px solid ${token('color.successEdge')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};

  dt {
    ${font('overline')}
    color: ${token('color.successText')};
  }
  dd {
    margin-block-start: ${space(1)};
  }
`;

export const Unsaid = styled(Said)`
  border-block-start-color: ${token('color.errorEdge')};

  dt {
    color: ${token('color.errorText')};
  }
`;
