import { styled } from 'styled-components';
import { breakpoint, font, space, token } from '../../theme/index.ts';

export const Root = styled.dl`
  display: grid;
  margin: 0;
  ${font('small')}
`;

export const Entry = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(3)};

  & + & {
    border-block-start: 1px solid ${token('color.hairline')};
  }

  ${breakpoint.up('sm')} {
    grid-template-columns: minmax(8rem, 1fr) 2fr;
    gap: ${space(4)};
  }
`;

export const Term = styled.dt`
  color: ${token('color.textQuiet')};
`;

export const Details = styled.dd`
  min-inline-size: 0;
  margin: 0;
  overflow-wrap: anywhere;
`;
