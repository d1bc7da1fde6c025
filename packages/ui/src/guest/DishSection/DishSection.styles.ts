import { css, styled } from 'styled-components';
import { containerBreakpoint, font, space, token } from '../../theme/index.ts';
import { barHeight } from '../measures.ts';

export const Root = styled.section`
  display: grid;
  padding-block: ${space(8)} ${space(12)};
  border-block-start: 1px solid ${token('color.hairlineStrong')};
  scroll-margin-block-start: ${barHeight};

  nav + & {
    border-block-start: 0;
  }
  /* Sections below the first are laid out when they come near: half the work before the first screen is done. */
  & + & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 1600px;
  }

  ${containerBreakpoint.up('md')} {
    grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
    column-gap: ${space(16)};
  }
`;

export const Heading = styled.div`
  ${containerBreakpoint.up('md')} {
    position: sticky;
    inset-block-start: calc(${barHeight} + ${space(8)});
    align-self: start;
    padding-block-start: ${space(6)};
  }
`;

export const Title = styled.h2`
  ${font('titleLarge')}
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  ${font('guest')}
  margin-block-start: ${space(1)};
  color: ${token('color.textQuiet')};
  overflow-wrap: anywhere;
`;

/** Not on yet: readable, but not as what can be ordered now. */
const later = css`
  & h3,
  & h3 + span {
    color: ${token('color.textQuiet')};
  }
  & img {
    filter: grayscale(1);
    opacity: 0.6;
  }
`;

export const Dishes = styled.ul<{ $isLater: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ $isLater }) => $isLater && later}
`;
