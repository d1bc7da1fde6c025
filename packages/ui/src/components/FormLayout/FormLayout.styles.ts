import { styled } from 'styled-components';
import { breakpoint, focusRing, font, forcedColors, measure, space, token } from '../../theme/index.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(8)};
`;

export const WithNav = styled(Root)`
  ${breakpoint.up('lg')} {
    grid-template-columns: minmax(0, ${measure('form')}) minmax(160px, 220px);
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  max-inline-size: ${measure('form')};
  min-inline-size: 0;
`;

export const SectionNav = styled.nav`
  display: none;

  ${breakpoint.up('lg')} {
    position: sticky;
    inset-block-start: calc(${measure('appBar')} + ${space(8)});
    display: block;
  }

  ul {
    margin: 0;
    padding: 0;
    border-inline-start: 1px solid ${token('color.hairline')};
    list-style: none;
  }
  a {
    ${font('small')}
    display: block;
    margin-inline-start: -1px;
    padding: ${space(1)} ${space(4)};
    border-inline-start: 2px solid transparent;
    color: ${token('color.textQuiet')};
    text-decoration: none;
  }
  a:hover {
    color: ${token('color.text')};
  }
  a:focus-visible {
    ${focusRing}
  }
  a[aria-current] {
    border-color: ${token('color.selectedEdge')};
    color: ${token('color.text')};
    font-weight: 600;
  }
  ${forcedColors} {
    a {
      border-color: Canvas;
    }
    a[aria-current] {
      border-color: Highlight;
    }
  }
`;
