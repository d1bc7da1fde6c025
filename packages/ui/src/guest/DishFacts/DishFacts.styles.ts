import { css, styled } from 'styled-components';
import { font, space } from '../../theme/index.ts';
import { byLook, ink } from '../looks/style.ts';
import { pageBreakpoint } from '../measures.ts';

/** Nobody has declared it: said before all else, and set apart by a frame as well as by colour. */
export const Unknown = styled.p`
  ${font('guest')}
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border: 2px solid ${ink('warn')};
  color: ${ink('warn')};
  font-weight: 500;
  line-height: 1.35;
  ${byLook({ COUNTER: 'border-radius:22px;', LINEN: 'border-radius:2px;' })}

  & > svg {
    align-self: center;
  }
`;

export const Facts = styled.dl`
  ${font('guest')}
  display: grid;
  margin: 0;
  ${byLook({
    GRIDDLE: css`
      border-block-start: 3px solid ${ink('fill')};
    `,
  })}
`;

/** What it is called stands at the start, what is known at one edge beside it. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6.5rem) minmax(0, 1fr);
  column-gap: ${space(4)};
  padding-block: ${space(2)};
  line-height: 1.4;
  overflow-wrap: anywhere;
  border-block-start: 1px solid ${ink('line')};
  ${byLook({ GRIDDLE: 'border-block-start:0;' })}

  & > dt {
    ${font('small')}
    line-height: 1.7;
    color: ${ink('quiet')};
  }
`;

export const Allergens = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(4)};
  font-weight: 500;
`;

export const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${ink('house')};
  font-weight: 500;
  ${byLook({ CANDLE: 'justify-content:center;' })}

  ${pageBreakpoint.up('md')} {
    ${byLook({ CANDLE: 'justify-content:start;' })}
  }
`;
