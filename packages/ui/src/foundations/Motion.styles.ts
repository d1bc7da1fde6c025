import { styled } from 'styled-components';
import { motion, space, token, type DurationName } from '../theme/index.ts';

export const Track = styled.div`
  padding: ${space(1)};
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.round')};
  container-type: inline-size;
`;

export const Runner = styled.div<{ $duration: DurationName; $isMoved: boolean }>`
  inline-size: 32px;
  block-size: 32px;
  border-radius: ${token('radius.round')};
  background: ${token('color.primaryFill')};
  box-shadow: inset 0 0 0 1px ${token('color.primaryEdge')};
  transform: translateX(${({ $isMoved }) => ($isMoved ? 'calc(100cqi - 32px)' : '0')});
  ${({ $duration }) => motion($duration, ['transform'])}
`;
