import { breakpoint, font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Part = styled.section`
  min-inline-size: 0;
  padding-block: 20px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(2)};
  margin-block-end: ${space(3)};

  > a {
    ${font('small')}
    margin-inline-start: auto;
  }
`;

/** A count or a word beside a title. */
export const Aside = styled.span`
  ${font('small')}
  ${tabularFigures}
  color: ${token('color.textQuiet')};
`;

/** Two columns where there is room for both, parted by a hairline. */
export const Parts = styled.div`
  border-block-start: 1px solid ${token('color.hairline')};
  container-type: inline-size;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    > * + * {
      border-block-start: 1px solid ${token('color.hairline')};
    }
  }
  @container (inline-size >= 37.5rem) {
    > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > :nth-child(2) {
        border-block-start: 0;
      }
      > :nth-child(odd) {
        padding-inline-end: ${space(6)};
        border-inline-end: 1px solid ${token('color.hairline')};
      }
      > :nth-child(even) {
        padding-inline-start: ${space(6)};
      }
    }
  }
`;

/** The parts that a phone has no room for, because its band says the same. */
export const Roomy = styled.div`
  ${breakpoint.down('sm')} {
    display: none;
  }
`;
