import { styled } from 'styled-components';
import { space, token } from '../../theme/index.ts';

export const Blockers = styled.ul`
  max-block-size: 40dvh;
  margin: ${space(4)} 0 0;
  padding: 0;
  overflow: auto;
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.control')};
  list-style: none;

  li {
    padding: ${space(3)} ${space(4)};
    overflow-wrap: anywhere;
  }
  li + li {
    border-block-start: 1px solid ${token('color.hairline')};
  }

  /* What stands in the way of one of several things, under it. */
  && & {
    max-block-size: none;
    margin-block-start: ${space(1)};
    overflow: visible;
    border: none;
    border-radius: 0;

    li {
      padding: ${space(2)} 0 0;
      padding-inline-start: ${space(4)};
      border: none;
    }
  }
`;

export const Reason = styled.p`
  margin: 0;
  color: ${token('color.textQuiet')};
`;

export const WayOut = styled.div`
  margin-block-start: ${space(4)};
`;
