import { styled } from 'styled-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import { breakpoint, focusRing, font, space, token, truncate } from '../../theme/index.ts';

export const Root = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const Home = styled(AriaLink)`
  display: flex;
  flex: none;
  border-radius: ${token('radius.control')};
  text-decoration: none;

  &[data-focus-visible] {
    ${focusRing}
  }
`;

export const Place = styled.span`
  ${font('label')}
  ${truncate}
  flex: 0 1 auto;
  min-inline-size: 0;
  color: ${token('color.text')};
  font-weight: 600;
`;

/** Belongs to the name before it. */
export const Beside = styled.div`
  flex: none;
  margin-inline-start: -${space(2)};

  &:empty {
    display: none;
  }
`;

export const Search = styled.div`
  display: flex;
  flex: none;
  justify-content: end;
  margin-inline-start: auto;

  ${breakpoint.up('md')} {
    flex: 0 1 22.5rem;
    min-inline-size: 0;
    margin-inline-start: ${space(4)};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};

  ${breakpoint.up('md')} {
    margin-inline-start: auto;
  }
`;
