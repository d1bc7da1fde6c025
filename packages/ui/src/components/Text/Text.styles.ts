import { styled } from 'styled-components';
import { bodyText, font, tabularFigures, token } from '../../theme/index.ts';

/** What a text is to its reader. */
export const textTones = ['default', 'quiet', 'error', 'warning', 'success', 'info'] as const;

/** A tone of text. */
export type TextTone = (typeof textTones)[number];

/** Sizes of running text, named as the type roles. */
export const textSizes = ['caption', 'small', 'label', 'body', 'bodyStrong', 'lead'] as const;

/** A size of running text. */
export type TextSize = (typeof textSizes)[number];

const colors = {
  default: token('color.text'),
  quiet: token('color.textQuiet'),
  error: token('color.errorText'),
  warning: token('color.warningText'),
  success: token('color.successText'),
  info: token('color.infoText'),
} satisfies Record<TextTone, string>;

export const Root = styled.p<{ $tone: TextTone; $size: TextSize; $isTabular: boolean }>`
  margin: 0;
  max-inline-size: 68ch;
  ${({ $size }) => ($size === 'body' ? bodyText : font($size))}
  color: ${({ $tone }) => colors[$tone]};
  ${({ $isTabular }) => $isTabular && tabularFigures}
`;
