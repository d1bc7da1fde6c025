import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';

/** A part of the sheet: a hairline and room divide it from the one before, which takes no frame of its own. */
export const Root = styled.section`
  padding-block: 20px ${space(1)};
  border-block-start: 1px solid ${token('color.hairline')};
`;

/** The purpose stands beside the title where it fits there. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  margin-block-end: ${space(3)};
`;

export const Title = styled.h2`
  ${font('titleSmall')}
`;

export const Description = styled.p`
  ${font('small')}
  color: ${token('color.textQuiet')};
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;
