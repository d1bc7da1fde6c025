import {
  breakpoint,
  focusRing,
  font,
  forcedColors,
  motion,
  space,
  tabularFigures,
  token,
} from '@cardamom/ui/theme';
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  ${breakpoint.up('lg')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const Zone = styled(AriaDropZone)`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(12)} ${space(4)};
  border: 1px dashed ${token('color.fieldBorder')};
  border-radius: ${token('radius.container')};
  background: ${token('color.surface')};
  color: ${token('color.textQuiet')};
  text-align: center;

  &[data-focus-visible] {
    ${focusRing}
  }

  &[data-drop-target] {
    outline: 2px solid ${token('color.selectedEdge')};
    outline-offset: -2px;
    background: ${token('color.selectedFill')};
  }
`;

export const TemplateLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

export const Progress = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const ProgressText = styled.span`
  ${font('small')}
  ${tabularFigures}
  color: ${token('color.textQuiet')};
`;

export const ProgressTrack = styled.span`
  block-size: ${space(2)};
  border-radius: ${token('radius.round')};
  background: ${token('color.hairlineStrong')};
  overflow: hidden;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const ProgressFill = styled.span<{ $share: number }>`
  display: block;
  block-size: 100%;
  background: ${token('color.primaryFill')};
  color: ${token('color.onPrimary')};
  transform-origin: left;
  transform: scaleX(${({ $share }) => $share});
  ${motion('fast', ['transform'])}

  &:dir(rtl) {
    transform-origin: right;
  }

  ${forcedColors} {
    background: Highlight;
  }
`;

export const Notes = styled.ul`
  ${font('small')}
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

export const Exports = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(4)};
    overflow-wrap: anywhere;
  }
  li + li {
    padding-block-start: ${space(3)};
    border-block-start: 1px solid ${token('color.hairline')};
  }
`;

/** Kinds down, outcomes across; scrolls by itself where a phone is narrower. */
export const Summary = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-spacing: 0;
    ${tabularFigures}
  }
  th,
  td {
    padding: ${space(2)} ${space(1)};
    text-align: end;
    font-weight: inherit;
    ${breakpoint.up('sm')} {
      padding-inline: ${space(2)};
    }
  }
  thead th {
    ${font('small')}
    color: ${token('color.textQuiet')};
  }
  ${breakpoint.up('sm')} {
    thead th:not(:first-child) {
      inline-size: 18%;
    }
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  tbody :is(th, td) {
    border-block-start: 1px solid ${token('color.hairline')};
  }
`;
