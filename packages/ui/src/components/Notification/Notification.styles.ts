import { styled } from 'styled-components';
import { UNSTABLE_ToastContent as AriaToastContent } from 'react-aria-components/Toast';
import { font, space, token } from '../../theme/index.ts';
import type { NotificationTone } from './notification-content.ts';

const edges = {
  info: token('color.infoEdge'),
  success: token('color.successEdge'),
  warning: token('color.warningEdge'),
  error: token('color.errorEdge'),
} satisfies Record<NotificationTone, string>;

export const Sign = styled.span<{ $tone: NotificationTone }>`
  align-self: flex-start;
  margin-block-start: 10px;
  color: ${({ $tone }) => edges[$tone]};
`;

export const Words = styled(AriaToastContent)`
  ${font('small')}
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  min-inline-size: 0;
  padding-block: ${space(2)};
  overflow-wrap: anywhere;

  [slot='title'] {
    ${font('bodyStrong')}
  }
  [slot='description'] {
    color: ${token('color.textQuiet')};
  }
  button {
    margin-block-start: ${space(1)};
    margin-inline-start: calc(-1 * ${space(2)});
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
