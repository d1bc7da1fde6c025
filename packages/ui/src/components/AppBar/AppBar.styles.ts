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
  min-inline-size: 0;
  color: ${token('color.textQuiet')};

  ${breakpoint.up('sm')} {
    padding-inline-start: ${space(3)};
    border-inline-start: 1px solid ${token('color.hairline')};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  margin-inline-start: auto;
`;

export const WideOnly = styled.span`
  display: none;
  ${breakpoint.up('sm')} {
    display: flex;
  }
`;

export const NarrowOnly = styled.span`
  display: flex;
  ${breakpoint.up('sm')} {
    display: none;
  }
`;
