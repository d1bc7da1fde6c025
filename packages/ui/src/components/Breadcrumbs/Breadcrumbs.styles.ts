import { styled } from 'styled-components';
import { coarsePointer, controlHeight, font, space, token } from '../../theme/index.ts';

export const Root = styled.nav`
  ${font('small')}
  min-inline-size: 0;
  color: ${token('color.textQuiet')};

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-inline-size: 0;
    min-block-size: 24px;

    ${coarsePointer} {
      min-block-size: ${controlHeight('touch')};
    }
  }
  a {
    min-inline-size: 0;
    overflow-wrap: anywhere;

    /* As high as its line, which is a thumb's target. */
    ${coarsePointer} {
      align-content: center;
      min-block-size: inherit;
    }
  }
  li:not(:only-child) > [data-first] {
    display: none;
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;
