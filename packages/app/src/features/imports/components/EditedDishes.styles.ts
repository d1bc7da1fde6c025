import { breakpoint, font, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Dishes = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** A dish beside what of it was edited; above it where there is no room. */
export const Dish = styled.li`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${token('color.hairline')};

  ${breakpoint.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;

export const DishName = styled.p`
  margin: 0;
  font-weight: 650;

  small {
    ${font('small')}
    display: block;
    color: ${token('color.textQuiet')};
    font-weight: 400;
  }
`;
