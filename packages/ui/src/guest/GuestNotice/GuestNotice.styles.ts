import { styled } from 'styled-components';
import { font, space } from '../../theme/index.ts';
import { displayFace, ink } from '../looks/style.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  max-inline-size: 34rem;
  padding-block: ${space(16)};

  & > h1,
  & > h2 {
    ${font('titleHuge')}
    ${displayFace}
  }
  & > p {
    ${font('guest')}
    color: ${ink('quiet')};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${ink('ink')};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;
