import { css, styled } from 'styled-components';
import { font, forcedColors, space, token } from '../../theme/index.ts';

/** What a badge says about its thing. */
export const badgeTones = ['neutral', 'success', 'warning', 'error', 'info'] as const;

/** A tone of a badge. */
export type BadgeTone = (typeof badgeTones)[number];

const tones = {
  neutral: css`
    background: ${token('color.sunken')};
    color: ${token('color.textQuiet')};
    box-shadow: inset 0 0 0 1px ${token('color.hairline')};
  `,
  success: css`
    background: ${token('color.successQuiet')};
    color: ${token('color.successText')};
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('color.successEdge')} 40%, transparent);
  `,
  warning: css`
    background: ${token('color.warningQuiet')};
    color: ${token('color.warningText')};
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('color.warningEdge')} 40%, transparent);
  `,
  error: css`
    background: ${token('color.errorQuiet')};
    color: ${token('color.errorText')};
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('color.errorEdge')} 40%, transparent);
  `,
  info: css`
    background: ${token('color.infoQuiet')};
    color: ${token('color.infoText')};
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('color.infoEdge')} 40%, transparent);
  `,
};

export const Root = styled.span<{ $tone: BadgeTone }>`
  ${font('overline')}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-inline: ${space(2)};
  border-radius: ${token('radius.round')};
  overflow-wrap: break-word;
  ${({ $tone }) => tones[$tone]}

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;
