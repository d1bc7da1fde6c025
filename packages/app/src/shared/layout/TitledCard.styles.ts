import { space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** A part of the sheet, divided by a hairline and room. */
export const Part = styled.section`
  padding-block: 20px ${space(1)};
  border-block-start: 1px solid ${token('color.hairline')};
`;
