import { font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** The name of a section, and how much there is behind it. */
export const SectionHead = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(4)};
  text-align: start;
  overflow-wrap: anywhere;

  > span {
    ${font('small')}
    ${tabularFigures}
    color: ${token('color.textQuiet')};
  }
`;
