import { styled } from 'styled-components';
import type { AvatarSize } from './Avatar.tsx';
import { font, forcedColors, token } from '../../theme/index.ts';

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

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
