import { styled } from 'styled-components';
import { focusRingInset, font, space } from '../../theme/index.ts';
import { byLook, ink } from '../looks/style.ts';

export const Root = styled.details`
  flex: none;
  max-inline-size: 45%;
`;

export const Summary = styled.summary`
  ${font('guestStrong')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 52px;
  padding-inline: var(--guest-gutter) ${space(3)};
  border-inline-end: 1px solid ${ink('line')};
  line-height: 1.2;
  list-style: none;
  ${byLook({ COUNTER: 'border-inline-end:0;' })}

  &::-webkit-details-marker {
    display: none;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* One line in the bar; opened, the whole name. */
  [open] > & > span {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  &::after {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: translateY(-2px) rotate(45deg);
  }
  [open] > &::after {
    transform: translateY(2px) rotate(225deg);
  }
  &:focus-visible {
    ${focusRingInset}
  }
`;

/** Over the dishes, from edge to edge. */
export const Panel = styled.nav`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  padding: ${space(3)} var(--guest-gutter) ${space(4)};
  border-block-end: 1px solid ${ink('quiet')};
  background: ${ink('card')};
  color: ${ink('ink')};

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Description = styled.p`
  padding-block-end: ${space(2)};
  line-height: 1.35;
  color: ${ink('quiet')};
  overflow-wrap: anywhere;
`;

export const Entry = styled.a`
  ${font('guest')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(3)};
  min-block-size: 44px;
  font-weight: 500;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  &:focus-visible {
    ${focusRingInset}
  }
`;
