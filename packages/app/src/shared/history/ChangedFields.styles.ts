import { breakpoint, font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Fields = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  margin-block-start: ${space(2)};
  padding: 0;
  list-style: none;
`;

export const Field = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: start;

  ${breakpoint.up('sm')} {
    grid-template-columns: 120px minmax(0, 1fr) auto;
  }
`;

export const FieldName = styled.span`
  ${font('small')}
  color: ${token('color.textQuiet')};
  overflow-wrap: anywhere;

  ${breakpoint.down('sm')} {
    grid-column: 1 / -1;
  }
`;

export const Values = styled.span`
  ${font('body')}
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  min-inline-size: 0;
`;

export const Value = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-before] {
    color: ${token('color.textQuiet')};
  }
`;

export const Arrow = styled.span`
  flex: none;
  margin-block-start: 0.25em;
  color: ${token('color.textQuiet')};

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
