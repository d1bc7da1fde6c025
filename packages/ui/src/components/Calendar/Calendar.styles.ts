import { Button as AriaButton } from 'react-aria-components/Button';
import {
  CalendarCell as AriaCalendarCell,
  CalendarGrid as AriaCalendarGrid,
  CalendarHeaderCell as AriaCalendarHeaderCell,
  CalendarHeading as AriaCalendarHeading,
} from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import {
  coarsePointer,
  controlHeight,
  focusRing,
  font,
  forcedColors,
  motion,
  space,
  tabularFigures,
  token,
} from '../../theme/index.ts';

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-block-end: ${space(2)};
`;

export const MonthName = styled(AriaCalendarHeading)`
  flex: 1;
  text-align: center;
  ${font('titleSmall')}
`;

export const Turn = styled(AriaButton)`
  display: grid;
  place-items: center;
  inline-size: ${controlHeight('medium')};
  block-size: ${controlHeight('medium')};
  border-radius: ${token('radius.control')};
  color: ${token('color.text')};
  ${motion('fast')}

  ${coarsePointer} {
    inline-size: ${controlHeight('touch')};
    block-size: ${controlHeight('touch')};
  }

  &[data-hovered] {
    background: ${token('color.hoverFill')};
  }

  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  &[data-disabled] {
    color: ${token('color.disabledText')};
  }

  & > svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** Seven columns as wide as a finger needs, or as narrow as a 320 px phone asks for. */
export const Days = styled(AriaCalendarGrid)`
  inline-size: calc(7 * ${controlHeight('medium')});
  max-inline-size: 100%;
  margin-inline: auto;
  border-collapse: collapse;
  table-layout: fixed;

  ${coarsePointer} {
    inline-size: calc(7 * ${controlHeight('touch')});
  }

  td {
    padding: 1px 0;
  }
`;

export const Weekday = styled(AriaCalendarHeaderCell)`
  padding-block-end: ${space(1)};
  color: ${token('color.textQuiet')};
  ${font('overline')}
`;

export const Day = styled(AriaCalendarCell)`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: ${controlHeight('medium')};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  outline: none;
  cursor: pointer;
  ${font('small')}
  ${tabularFigures}

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
  }

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-hovered] {
    background: ${token('color.hoverFill')};
  }

  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }

  &[data-selected] {
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};
    border-radius: 0;
  }

  &[data-selected]:not([data-selection-start], [data-selection-end], [data-range]),
  &[data-selection-start],
  &[data-selection-end] {
    border-color: ${token('color.checkedFill')};
    border-radius: ${token('radius.control')};
    background: ${token('color.checkedFill')};
    color: ${token('color.onSecondary')};
    font-weight: 600;
  }

  &[data-selection-start]:not([data-selection-end]) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  &[data-selection-end]:not([data-selection-start]) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  td:first-child > &[data-selected] {
    border-start-start-radius: ${token('radius.control')};
    border-end-start-radius: ${token('radius.control')};
  }

  td:last-child > &[data-selected] {
    border-start-end-radius: ${token('radius.control')};
    border-end-end-radius: ${token('radius.control')};
  }

  &[data-current] {
    font-weight: 600;
  }

  &[data-current]::after {
    content: '';
    position: absolute;
    inset-block-end: ${space(1)};
    inset-inline-start: calc(50% - ${space(1)} / 2);
    inline-size: ${space(1)};
    block-size: ${space(1)};
    border-radius: ${token('radius.round')};
    background: currentColor;
  }

  &[data-unavailable] {
    color: ${token('color.textQuiet')};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  &[data-disabled] {
    color: ${token('color.disabledText')};
    cursor: not-allowed;
  }

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }

  &[data-focus-visible][data-selected] {
    outline-offset: 1px;
  }

  ${forcedColors} {
    border-color: Canvas;

    &[data-current]::after {
      forced-color-adjust: none;
    }

    &&&[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }

    &&&[data-selected][data-range]:not([data-selection-start], [data-selection-end]) {
      border-inline-color: transparent;
      background: Canvas;
      color: CanvasText;
    }

    &[data-disabled],
    &[data-unavailable] {
      color: GrayText;
    }
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${token('color.hairline')};
`;
