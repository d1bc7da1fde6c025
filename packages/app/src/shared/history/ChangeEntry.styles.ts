import { breakpoint, font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(4)};

  & + & {
    border-block-start: 1px solid ${token('color.hairline')};
  }
  ${breakpoint.up('sm')} {
    grid-template-columns: ${space(12)} minmax(0, 1fr);
  }
`;

export const Time = styled.time`
  ${font('small')}
  ${tabularFigures}
  color: ${token('color.textQuiet')};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(2)};

  /* Room for the focus ring of what opens below. */
  &:not(:last-child) {
    margin-block-end: ${space(2)};
  }
  /* A button without an edge begins where the texts above it begin. */
  &[data-is-quiet] {
    margin-inline-start: -${space(3)};
  }
`;

export const Day = styled.section`
  & + & {
    margin-block-start: ${space(6)};
  }
`;

export const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;
