import { font, layer, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Waiting = styled.div`
  padding: ${space(6)} ${space(4)};
`;

/** What the glass of the phone shows, all of it painted; the button of the guest's page goes out of the way of what is said below it. */
export const Page = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 100%;

  &:has(> [role='status']:not(:empty)) {
    --guest-foot: ${space(12)};
  }
`;

/** The dish that is worked on, marked at the edge of the phone; nobody's else. */
export const Marked = styled(Page)<{ $place: number }>`
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

/** At the foot of the phone, above whatever the guest's page has there. */
export const Said = styled.p`
  ${font('caption')}
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer('sticky')};
  background: ${token('color.inverse')};
  color: ${token('color.onInverse')};

  &:not(:empty) {
    padding: ${space(3)} ${space(4)};
  }
`;
