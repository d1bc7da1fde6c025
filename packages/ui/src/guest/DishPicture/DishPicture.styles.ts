import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

export const Frame = styled.picture`
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: ${token('radius.container')};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** A part of a colour, 0 to 255, as the middle one of five steps. */
function step(part: string): string {
  return '258be'.charAt(Math.floor(Number.parseInt(part, 16) / 51.2));
}

/** Near enough for the moment in which it is seen, and the same as that of other pictures: each colour is a rule of the page. */
function tint(colour: string): string {
  return colour.replaceAll(/[\da-f]{2}/gi, step);
}

/** One class a colour and nothing else in it, so that the server's HTML needs no style attribute. */
export const TintedFrame = styled(Frame)<{ $colour: string }>`
  background: ${({ $colour }) => tint($colour)};
`;
