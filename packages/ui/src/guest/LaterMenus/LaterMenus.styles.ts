import { styled } from 'styled-components';
import { focusRing, font, space, token } from '../../theme/index.ts';

export const Root = styled.nav`
  ${font('guest')}
  padding-block-end: ${space(4)};

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Entry = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(2)};
  min-block-size: 44px;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  &:focus-visible {
    ${focusRing}
  }
`;

export const Note = styled.span`
  color: ${token('color.textQuiet')};
`;
