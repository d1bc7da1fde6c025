import { focusRingInset, font, forcedColors, layer, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** Scrolls to both sides by itself, so that names and allergens stay in sight, and holds what only screen readers hear. */
export const Frame = styled.div`
  position: relative;
  max-block-size: calc(100dvh - var(--cm-sticky-top, 0px) - ${space(16)} - ${space(4)});
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.container')};
  background: ${token('color.surface')};
  overflow: auto;
  overscroll-behavior-inline: contain;
  isolation: isolate;
  &:focus-visible {
    ${focusRingInset}
  }
`;

export const Grid = styled.table`
  ${font('small')}
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    border-block-end: 1px solid ${token('color.hairline')};
  }
`;

export const ColumnHead = styled.th`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer('sticky')};
  block-size: 7.5rem;
  min-inline-size: 2.25rem;
  padding: ${space(2)} 0;
  background: ${token('color.surface')};
  font-weight: 600;
  vertical-align: bottom;
  span {
    display: inline-block;
    writing-mode: vertical-rl;
    rotate: 180deg;
    white-space: nowrap;
  }
`;

export const CornerHead = styled(ColumnHead)`
  inset-inline-start: 0;
  z-index: calc(${layer('sticky')} + 1);
  padding: ${space(3)} ${space(4)};
  text-align: start;
`;

export const SectionHead = styled.th`
  padding: ${space(3)} ${space(4)} ${space(2)};
  background: ${token('color.sunken')};
  font-weight: 600;
  text-align: start;
  span {
    position: sticky;
    inset-inline-start: ${space(4)};
  }
`;

export const RowHead = styled.th`
  position: sticky;
  inset-inline-start: 0;
  min-inline-size: 9rem;
  max-inline-size: 20rem;
  padding: ${space(2)} ${space(4)};
  border-inline-end: 1px solid ${token('color.hairline')};
  background: ${token('color.surface')};
  font-weight: 500;
  text-align: start;
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  display: block;
  color: ${token('color.warningText')};
  font-weight: 400;
`;

export const Cell = styled.td`
  padding: ${space(2)} 0;
  border-inline-start: 1px solid ${token('color.hairline')};
  text-align: center;
`;

export const LoudCell = styled.td`
  padding: ${space(1)} ${space(4)};
  background: ${token('color.warningQuiet')};
  color: ${token('color.warningText')};
  font-weight: 600;
`;

export const LoudWords = styled.span`
  position: sticky;
  inset-inline-start: 12rem;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`;

/** A disc for what a dish contains, a ring for what it may contain: the same signs as on paper. */
export const Mark = styled.span<{ $kind: 'contains' | 'mayContain' }>`
  display: inline-block;
  inline-size: 0.875rem;
  block-size: 0.875rem;
  border: ${({ $kind }) => ($kind === 'contains' ? '0.4375rem' : '2px')} solid ${token('color.text')};
  border-radius: ${token('radius.round')};
  vertical-align: middle;
  ${forcedColors} {
    border-color: CanvasText;
    background: ${({ $kind }) => ($kind === 'contains' ? 'CanvasText' : 'Canvas')};
    forced-color-adjust: none;
  }
`;

export const Legend = styled.ul`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`;
