import { styled } from 'styled-components';
import {
  breakpoint,
  font,
  measure,
  space,
  tabularFigures,
  token,
  type BreakpointName,
} from '../theme/index.ts';

export const Row = styled.li<{ $from: BreakpointName }>`
  ${font('small')}
  ${tabularFigures}
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-block-end: 1px solid ${token('color.hairline')};
  color: ${token('color.textQuiet')};

  strong {
    inline-size: 48px;
    color: ${token('color.text')};
  }
  span:first-of-type {
    flex: 1;
  }
  span:last-child {
    visibility: hidden;
    font-weight: 600;
  }
  ${({ $from }) => breakpoint.up($from)} {
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};

    span:last-child {
      visibility: visible;
    }
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Plan = styled.div`
  ${font('caption')}
  display: grid;
  grid-template-rows: 48px 240px;
  grid-template-columns: 30% 1fr;
  overflow: hidden;
  border: 1px solid ${token('color.hairlineStrong')};
  border-radius: ${token('radius.container')};
  background: ${token('color.page')};

  > * {
    padding: ${space(3)};
  }
`;

export const PlanBar = styled.div`
  grid-column: 1 / -1;
  border-block-end: 1px solid ${token('color.hairlineStrong')};
  background: ${token('color.surface')};
`;

export const PlanNav = styled.div`
  border-inline-end: 1px solid ${token('color.hairlineStrong')};
  background: ${token('color.surface')};
`;

export const PlanForm = styled.div`
  max-inline-size: ${measure('form')};
  inline-size: 70%;
  block-size: 100%;
  padding: ${space(3)};
  border: 1px dashed ${token('color.fieldBorder')};
  border-radius: ${token('radius.container')};
  background: ${token('color.surface')};
`;
