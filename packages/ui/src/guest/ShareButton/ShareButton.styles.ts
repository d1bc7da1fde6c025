import { styled } from 'styled-components';
import { font, space } from '../../theme/index.ts';
import { chip } from '../looks/chip.ts';
import { ink } from '../looks/style.ts';

export const Root = styled.span`
  position: relative;
`;

export const Way = styled.button`
  ${chip}
  display: none;

  [data-script] & {
    display: inline-flex;
  }
`;

/** Below the button, for as long as there is something to say; empty it is there too, for who listens. */
export const Said = styled.span`
  ${font('label')}
  position: absolute;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline-end: 0;
  background: ${ink('ink')};
  color: ${ink('paper')};
  white-space: nowrap;

  &:not(:empty) {
    padding: ${space(2)} ${space(3)};
  }
`;
