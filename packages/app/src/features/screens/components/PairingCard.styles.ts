import { font, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** What is typed with a remote control, letter by letter. */
export const PairingAddress = styled.p`
  ${font('titleSmall')}
  padding: ${space(3)} ${space(4)};
  border-radius: ${token('radius.control')};
  background: ${token('color.sunken')};
  overflow-wrap: anywhere;
`;

/** The button stands beside the box, also where a message stands below that. */
export const CodeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)};

  > :first-child {
    flex: 1 1 200px;
  }
  > button {
    margin-block-start: ${space(6)};
  }
`;
