import type { PaperWidth } from '@cardamom/api-types';
import { font, space, token } from '@cardamom/ui/theme';
import { createGlobalStyle, styled } from 'styled-components';

/** How long the printed page is; a roll is cut there. */
const pageLength = '130mm';

/** What a print head leaves free on each side of the roll. */
const margin: Readonly<Record<PaperWidth, string>> = { 58: '5mm', 80: '4mm' };

/** Prints nothing of the window but the copy that stands beside it, on paper of this width. */
export const OnPaper = createGlobalStyle<{ $paperWidth: PaperWidth }>`
  @page {
    size: ${({ $paperWidth }) => $paperWidth}mm ${pageLength};
    margin: 0;
  }

  @media print {
    body > :not([data-printed]) {
      display: none;
    }
  }
`;

export const Printed = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;

export const Ground = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space(6)} ${space(4)};
  border-radius: ${token('radius.container')};
  background: ${token('color.sunken')};
`;

export const Paper = styled.article<{ $paperWidth: PaperWidth }>`
  ${font('small')}
  display: grid;
  gap: ${space(3)};
  inline-size: ${({ $paperWidth }) => $paperWidth}mm;
  max-inline-size: 100%;
  padding: ${space(6)} ${({ $paperWidth }) => margin[$paperWidth]};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  ${font('titleMedium')}
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(3)};
  border-block: 1px dashed currentcolor;
  text-align: start;

  div {
    display: flex;
    gap: ${space(3)};
    justify-content: space-between;
  }

  dt {
    flex-shrink: 0;
  }

  dd {
    text-align: end;
  }
`;

export const Characters = styled.p`
  font-family: ${token('font.code')};
`;

/** Reaches from edge to edge, so that what the printer cuts off is seen. */
export const Ruler = styled.div`
  display: flex;
  justify-content: space-between;
  border-block-start: 2px solid currentcolor;

  &::before,
  &::after {
    content: '';
    block-size: ${space(3)};
    border-inline-start: 2px solid currentcolor;
  }
`;
