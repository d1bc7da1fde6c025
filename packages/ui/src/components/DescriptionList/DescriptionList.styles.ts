import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';

export const Root = styled.dl`
  display: grid;
  margin: 0;
  ${font('small')}
`;

/** Term and details beside each other where there is room for both, whatever the window and the size of text. */
export const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(3)};

  & + & {
    border-block-start: 1px solid ${token('color.hairline')};
  }
`;

export const Term = styled.dt`
  flex: 1 1 8rem;
  color: ${token('color.textQuiet')};
`;

export const Details = styled.dd`
  flex: 2 1 16rem;
  min-inline-size: 0;
  margin: 0;
  overflow-wrap: anywhere;
`;
