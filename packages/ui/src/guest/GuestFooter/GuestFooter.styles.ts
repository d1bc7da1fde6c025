import { styled } from 'styled-components';
import { font, space } from '../../theme/index.ts';
import { byLook, filled, fullBleed, ink } from '../looks/style.ts';

export const Root = styled.footer`
  ${fullBleed}
  ${font('guest')}
  display: grid;
  gap: ${space(3)};
  padding: ${space(8)} var(--guest-gutter) ${space(16)};
  border-block-start: 1px solid ${ink('line')};
  color: ${ink('quiet')};
  ${byLook({ GRIDDLE: `border-block-start:0;${filled}` })}

  & > p {
    max-inline-size: 44rem;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: 44px;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  & > :last-child {
    ${font('small')}
  }
  /* Room for the switch between light and dark, which comes late: its height and a gap. */
  [data-script] & > :last-child {
    margin-block-start: 56px;
  }
`;

export const Address = styled.address`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-style: normal;
  overflow-wrap: anywhere;
`;
