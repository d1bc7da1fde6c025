import { breakpoint, font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  ${breakpoint.up('lg')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const MenuLink = styled.div`
  display: grid;
  gap: ${space(6)};
  justify-items: center;
  ${breakpoint.up('sm')} {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    align-items: center;
  }
`;

export const CodePlate = styled.div`
  overflow: hidden;
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.container')};
`;

export const Address = styled.code`
  ${font('small')}
  font-family: ${token('font.code')};
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Command = styled.code`
  ${font('small')}
  display: block;
  margin-block-start: ${space(2)};
  font-family: ${token('font.code')};
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Numbers = styled.div`
  ${font('lead')}
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }
`;
