import { css, styled } from 'styled-components';

/** Which way a screen that hangs upright was turned, where it does not say so by itself. */
export const screenTurns = ['NONE', 'LEFT', 'RIGHT'] as const;

/** One of the ways. */
export type ScreenTurnName = (typeof screenTurns)[number];

export const Outside = styled.div`
  container-type: size;
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
`;

const upright = css`
  width: 100cqh;
  height: 100cqw;
`;

// Where the glass stands is not a matter of reading direction.
const turned = {
  NONE: css`
    width: 100%;
    height: 100%;
  `,
  LEFT: css`
    ${upright}
    transform: rotate(-90deg) translateX(-100%);
  `,
  RIGHT: css`
    ${upright}
    transform: rotate(90deg) translateY(-100%);
  `,
};

export const Inside = styled.div<{ $turn: ScreenTurnName }>`
  position: absolute;
  top: 0;
  left: 0;
  transform-origin: 0 0;
  container-type: size;
  overflow: hidden;
  ${({ $turn }) => turned[$turn]}
`;
