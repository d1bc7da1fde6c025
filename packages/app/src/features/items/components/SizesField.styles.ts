import { breakpoint, font, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const SizeRows = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const SizeRow = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: start;

  ${breakpoint.up('xs')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const MarketPrice = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
`;

export const Message = styled.p`
  ${font('small')}
  color: ${token('color.errorText')};
`;
