import { font, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** Why a row is wrong, a line each. */
export const Reasons = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The cells of a row, as many beside one another as there is room for. */
export const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: ${space(4)};
  align-items: start;
`;

/** A text of a whole line. */
export const LongCell = styled.div`
  grid-column: 1 / -1;
`;

/** Where a further size of a dish stands. */
export const PlaceOfSize = styled.p`
  ${font('small')}
  grid-column: 1 / -1;
  margin: 0;
  color: ${token('color.textQuiet')};
`;
