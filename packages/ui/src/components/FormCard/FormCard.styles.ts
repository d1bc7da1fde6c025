import { styled } from 'styled-components';
import { breakpoint, font, space, token } from '../../theme/index.ts';
import { cardSurface } from '../Card/Card.styles.ts';

export const Root = styled.section`
  ${cardSurface}
`;

export const Head = styled.div`
  padding: ${space(4)} ${space(4)} 0;

  ${breakpoint.up('sm')} {
    padding: ${space(6)} ${space(6)} 0;
  }
`;

export const Title = styled.h2`
  ${font('titleMedium')}
`;

export const Description = styled.p`
  ${font('small')}
  max-inline-size: 60ch;
  margin-block-start: ${space(1)};
  color: ${token('color.textQuiet')};
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  padding: ${space(4)};

  ${breakpoint.up('sm')} {
    padding: ${space(6)};
  }
`;
