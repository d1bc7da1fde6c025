import { styled } from 'styled-components';
import { font, forcedColors, token } from '../../theme/index.ts';

/** How large an avatar is: 32 px beside a name, 96 px where the picture itself is meant. */
export const avatarSizes = ['medium', 'large'] as const;

export type AvatarSize = (typeof avatarSizes)[number];

export const Root = styled.span<{ $size: AvatarSize }>`
  ${({ $size }) => font($size === 'large' ? 'titleLarge' : 'overline')}
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $size }) => ($size === 'large' ? '6rem' : '2rem')};
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${token('radius.round')};
  background: ${token('color.secondaryFill')};
  color: ${token('color.onSecondary')};
  font-weight: 600;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }

  [data-initials]::before {
    content: attr(data-initials);
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
