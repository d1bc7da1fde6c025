import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';

export const Root = styled.dl`
  ${font('small')}
  display: grid;
  gap: ${space(1)};
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(3)};
  }
`;

export const Term = styled.dt`
  color: ${token('color.textQuiet')};
`;

export const Allergen = styled.dd`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin: 0;
`;

/** A possible trace: as readable as the rest, set apart by weight. */
export const Trace = styled(Allergen)`
  color: ${token('color.textQuiet')};
`;

export const Declared = styled(Allergen)`
  font-weight: 500;
`;

export const NotDeclared = styled.p`
  ${font('label')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  justify-self: start;
  padding: ${space(1)} ${space(3)};
  border: 1px dashed ${token('color.warningEdge')};
  border-radius: ${token('radius.control')};
  color: ${token('color.warningText')};
`;

export const Free = styled.p`
  ${font('small')}
  color: ${token('color.textQuiet')};
`;
