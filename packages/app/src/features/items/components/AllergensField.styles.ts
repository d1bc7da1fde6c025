import { breakpoint, font, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${token('color.hairline')};

  ${breakpoint.up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Name = styled.div`
  ${font('label')}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(2)};
  align-items: center;
`;

export const Hint = styled.span`
  ${font('small')}
  grid-column: 2;
  color: ${token('color.textQuiet')};
`;
