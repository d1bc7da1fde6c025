import { styled } from 'styled-components';
import { breakpoint, font, space, token } from '../theme/index.ts';

export const Root = styled.article`
  max-inline-size: 1120px;
  margin-inline: auto;
  padding: ${space(8)} ${space(4)} ${space(16)};

  ${breakpoint.up('md')} {
    padding: ${space(16)} ${space(8)};
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${space(4)};
  padding-block-end: ${space(12)};
`;

export const Kicker = styled.p`
  ${font('overline')}
  color: ${token('color.textQuiet')};
`;

export const Title = styled.h1`
  ${font('titleHuge')}
  max-inline-size: 20ch;

  ${breakpoint.up('sm')} {
    ${font('display')}
  }
`;

export const Lead = styled.p`
  ${font('lead')}
  max-inline-size: 56ch;
  color: ${token('color.textQuiet')};
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(12)};
  padding-block: ${space(8)} ${space(12)};
  border-block-start: 1px solid ${token('color.hairline')};

  ${breakpoint.up('md')} {
    grid-template-columns: 208px minmax(0, 1fr);
  }
`;

export const PartHead = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
`;

export const PartTitle = styled.h2`
  ${font('titleMedium')}
`;

export const PartNote = styled.p`
  ${font('small')}
  max-inline-size: 44ch;
  color: ${token('color.textQuiet')};
`;

export const PartBody = styled.div`
  min-inline-size: 0;
`;
