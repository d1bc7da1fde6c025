import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

export const Frame = styled.picture`
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: ${token('radius.container')};
  background: color-mix(in srgb, currentColor 12%, transparent);

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** One class a colour and nothing else in it, so that the server's HTML needs no style attribute. */
export const TintedFrame = styled(Frame)<{ $colour: string }>`
  background: ${({ $colour }) => $colour};
`;
