import { space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Waiting = styled.div`
  padding: ${space(6)} ${space(4)};
`;

/** The dish that is worked on, marked at the edge of the phone; nobody's else. */
export const Marked = styled.div<{ $place: number }>`
  [role='list'] > :nth-child(${({ $place }) => $place}) {
    position: relative;
    scroll-margin-block: ${space(16)};

    &::before {
      content: '';
      position: absolute;
      inset-block: ${space(3)};
      inset-inline-start: calc(-1 * var(--guest-gutter));
      inline-size: ${space(1)};
      background: ${token('color.mark')};
    }
  }
`;
