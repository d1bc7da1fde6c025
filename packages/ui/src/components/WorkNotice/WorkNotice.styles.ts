import { css, keyframes, styled } from 'styled-components';
import {
  allowsMotion,
  breakpoint,
  duration,
  easings,
  font,
  forcedColors,
  layer,
  loop,
  motion,
  space,
  tabularFigures,
  token,
} from '../../theme/index.ts';
import { aboveOthers } from '../FootLane/FootLane.styles.ts';
import type { NotificationTone } from '../Notification/notification-content.ts';

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

const travel = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(250%);
  }
`;

const edges = {
  info: token('color.infoEdge'),
  success: token('color.successEdge'),
  warning: token('color.warningEdge'),
  error: token('color.errorEdge'),
} satisfies Record<NotificationTone, string>;

/** At the end of the window, where it leaves the middle to toasts; on a phone as wide as its bars. */
export const Root = styled.section`
  position: fixed;
  ${aboveOthers(space(4))}
  inset-inline: ${space(4)};
  z-index: ${layer('sticky')};
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 ${space(3)};
  box-sizing: border-box;
  overflow: clip;
  border-radius: ${token('radius.container')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.floating')};

  ${breakpoint.up('sm')} {
    ${aboveOthers(space(6))}
    inset-inline: auto ${space(6)};
    inline-size: 360px;
  }
  ${allowsMotion} {
    animation: ${rise} ${duration('slow')} ${easings.enter};
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Sign = styled.span<{ $tone: NotificationTone }>`
  margin-block-start: 10px;
  margin-inline-start: ${space(4)};
  color: ${({ $tone }) => edges[$tone]};
`;

export const Words = styled.div`
  ${font('small')}
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(2)};
`;

/** Five lines of it at most, which with letters twice as large hold one sentence. */
export const Title = styled.p`
  ${font('label')}
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
`;

export const Line = styled.div`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  color: ${token('color.textQuiet')};
`;

export const Close = styled.span`
  padding-block: ${space(1)};
  padding-inline-end: ${space(1)};
`;

export const Track = styled.span`
  flex: 1 0 100%;
  block-size: ${space(1)};
  overflow: hidden;
  background: ${token('color.hairline')};
  direction: ltr;

  &:dir(rtl) {
    scale: -1 1;
  }
  ${forcedColors} {
    border-block-start: 1px solid CanvasText;
  }
`;

export const Fill = styled.span<{ $share: number | null }>`
  display: block;
  block-size: 100%;
  inline-size: ${({ $share }) => ($share === null ? '40%' : '100%')};
  background: ${token('color.selectedEdge')};
  transform: ${({ $share }) => ($share === null ? 'translateX(75%)' : `scaleX(${$share})`)};
  transform-origin: left;
  ${motion('base', ['transform'])}

  ${({ $share }) =>
    $share === null &&
    css`
      ${allowsMotion} {
        animation: ${travel} ${loop('travel')} ease-in-out infinite;
      }
    `}
  ${forcedColors} {
    background: Highlight;
  }
`;
