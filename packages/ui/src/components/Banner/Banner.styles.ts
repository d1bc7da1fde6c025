import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';

/** What a banner is about. */
export const bannerTones = ['info', 'success', 'warning', 'error'] as const;

/** A tone of a banner. */
export type BannerTone = (typeof bannerTones)[number];

const tones = {
  info: { text: token('color.infoText'), quiet: token('color.infoQuiet'), edge: token('color.infoEdge') },
  success: {
    text: token('color.successText'),
    quiet: token('color.successQuiet'),
    edge: token('color.successEdge'),
  },
  warning: {
    text: token('color.warningText'),
    quiet: token('color.warningQuiet'),
    edge: token('color.warningEdge'),
  },
  error: { text: token('color.errorText'), quiet: token('color.errorQuiet'), edge: token('color.errorEdge') },
} satisfies Record<BannerTone, { text: string; quiet: string; edge: string }>;

export const Root = styled.div<{ $tone: BannerTone }>`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${({ $tone }) => tones[$tone].edge};
  border-radius: ${token('radius.control')};
  background: ${({ $tone }) => tones[$tone].quiet};
  color: ${({ $tone }) => tones[$tone].text};

  > svg {
    flex: none;
    margin-block-start: 1px;
  }
  a {
    color: inherit;
  }
`;

export const Words = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  font-weight: 600;
`;

export const Action = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-self: center;
`;
