import { bodyText, font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const CategoryName = styled.p`
  ${bodyText}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
`;

export const DishCount = styled.span`
  ${font('caption')}
  ${tabularFigures}
  color: ${token('color.textQuiet')};
`;
