import { styled } from 'styled-components';
import { font, token } from '../../theme/index.ts';

/** Sizes of titles, named as the type roles. */
export const headingSizes = ['titleSmall', 'titleMedium', 'titleLarge', 'titleHuge', 'display'] as const;

/** A size of a title. */
export type HeadingSize = (typeof headingSizes)[number];

export const Root = styled.h2<{ $size: HeadingSize }>`
  margin: 0;
  ${({ $size }) => font($size)}
  color: ${token('color.text')};
  overflow-wrap: anywhere;
`;
