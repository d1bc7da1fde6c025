import { breakpoint, font, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  min-block-size: 100dvh;
  ${breakpoint.up('md')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

/** The quiet panel beside the form; only where there is room. */
export const Side = styled.aside`
  display: none;
  ${breakpoint.up('md')} {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    block-size: 100dvh;
    overflow: hidden;
    padding: ${space(12)};
    background: ${token('color.selectedFill')};
    border-inline-end: 1px solid ${token('color.hairline')};
  }
`;

export const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${space(2)};
  max-inline-size: 26rem;
  & > p:first-child {
    ${font('titleHuge')}
  }
`;

export const Sprig = styled.svg`
  position: absolute;
  inset-block-start: 6%;
  inset-inline-start: 12%;
  inline-size: 76%;
  block-size: 58%;
  .stem,
  .vein {
    fill: none;
    stroke: ${token('color.link')};
    stroke-linecap: round;
  }
  .stem {
    stroke-width: 3;
  }
  .vein {
    stroke-width: 1.5;
    opacity: 0.6;
  }
  .leaf {
    fill: ${token('color.primaryFill')};
  }
  .pod {
    fill: ${token('color.primaryFillHover')};
    stroke: ${token('color.link')};
    stroke-width: 1.5;
  }
`;

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  padding: ${space(6)} ${space(4)} ${space(12)};
  ${breakpoint.up('sm')} {
    padding: ${space(8)};
  }
`;

export const Head = styled.div`
  ${font('titleMedium')}
`;

export const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 26rem;
  margin-block: ${space(8)} auto;
  margin-inline: auto;
  ${breakpoint.up('md')} {
    margin-block: auto;
    padding-block-start: ${space(8)};
  }
`;
