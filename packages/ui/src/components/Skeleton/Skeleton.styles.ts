import { keyframes, styled } from 'styled-components';
import { allowsMotion, forcedColors, loop, token } from '../../theme/index.ts';

/** What a skeleton stands in for. */
export const skeletonShapes = ['text', 'block', 'circle'] as const;

/** A shape of a skeleton. */
export type SkeletonShape = (typeof skeletonShapes)[number];

const radius = {
  text: token('radius.control'),
  block: token('radius.container'),
  circle: token('radius.round'),
} satisfies Record<SkeletonShape, string>;

const breathe = keyframes`
  50% {
    opacity: 0.5;
  }
`;

export const Shape = styled.span<{ $shape: SkeletonShape }>`
  display: block;
  max-inline-size: 100%;
  border-radius: ${({ $shape }) => radius[$shape]};
  background: ${token('color.hairline')};

  ${allowsMotion} {
    animation: ${breathe} ${loop('breathe')} ease-in-out infinite;
  }
  ${forcedColors} {
    border: 1px solid GrayText;
  }
`;
