import { styled } from 'styled-components';
import { font, space, tabularFigures, token } from '../../theme/index.ts';
import { displayFace, ink } from '../looks/style.ts';

export const Root = styled.section`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(6)};

  &:focus {
    outline: 0;
  }
  & h2 {
    ${font('titleHuge')}
    ${displayFace}
    ${tabularFigures}
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Filter = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  padding-inline: ${space(3)};
  border: 1px solid ${ink('quiet')};
  border-radius: ${token('radius.control')};
  text-decoration: none;
  overflow-wrap: anywhere;

  li:last-child > & {
    border-color: transparent;
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
  }
`;

export const Warning = styled.div`
  ${font('small')}
  display: flex;
  gap: ${space(3)};
  max-inline-size: 44rem;
  padding: ${space(4)};
  border: 2px solid ${ink('warn')};
  border-radius: ${token('radius.control')};

  & > svg {
    inline-size: 24px;
    block-size: 24px;
    color: ${ink('warn')};
  }
`;
