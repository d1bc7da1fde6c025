import { styled } from 'styled-components';
import { focusRingInset, font, space } from '../../theme/index.ts';
import { displayFace, ink, type WrittenProps } from '../looks/style.ts';

export const Root = styled.nav`
  padding-block-end: ${space(16)};

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Entry = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(4)};
  row-gap: ${space(1)};
  min-block-size: 44px;
  padding-block: ${space(6)};
  border-block-start: 1px solid ${ink('line')};
  text-decoration: none;

  & > * {
    justify-self: start;
  }
  & > :last-child {
    grid-row: 1 / span 3;
    grid-column: 2;
  }
  &:dir(rtl) > :last-child {
    transform: scaleX(-1);
  }
  &:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    ${focusRingInset}
  }
`;

export const Name = styled.strong<WrittenProps>`
  ${font('titleLarge')}
  ${displayFace}
  overflow-wrap: anywhere;
`;

export const Description = styled.span`
  ${font('guest')}
  color: ${ink('quiet')};
  overflow-wrap: anywhere;
`;
