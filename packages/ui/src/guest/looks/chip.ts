import { css } from 'styled-components';
import { focusRing, font, space } from '../../theme/index.ts';
import { byLook, ink } from './style.ts';

/** What can be pressed above a picture: paper under it, whatever the picture shows. */
export const chip = css`
  ${font('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  min-inline-size: 44px;
  padding-inline: ${space(4)};
  border: 1px solid transparent;
  background: ${ink('paper')};
  color: ${ink('ink')};
  text-decoration: none;
  ${byLook({ COUNTER: 'border-radius:99px;', LINEN: 'border-radius:2px;', CANDLE: 'border-radius:99px;' })}

  &:focus-visible {
    ${focusRing}
  }
`;
