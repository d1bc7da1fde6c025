import { DateInput as AriaDateInput, DateSegment as AriaDateSegment } from 'react-aria-components/DateField';
import { css, styled } from 'styled-components';
import { bodyText, focusRing, forcedColors, space, tabularFigures, token } from '../../theme/index.ts';
import { Frame } from '../Field/Field.styles.ts';

/** A field's frame around segments; the ring shows where a segment of it is typed into. */
export const SegmentFrame = styled(Frame)`
  &:has([role='spinbutton']:focus) {
    ${focusRing}
  }
`;

/** Day, month and year, or hours and minutes, each typed for itself; a line of text, so that a time reads from left to right in every script. */
export const Segments = styled(AriaDateInput)`
  flex: 1;
  align-self: center;
  min-inline-size: 0;
  padding-inline: calc(${space(3)} - 2px);
  white-space: pre-wrap;
  outline: none;
  ${bodyText}
  ${tabularFigures}

  [data-readonly] > & {
    margin-inline-start: -2px;
    padding-inline-start: 0;
  }
`;

const segment = css`
  padding-inline: 2px;
  border-radius: ${space(1)};
  outline: none;
  caret-color: transparent;

  &[data-type='literal'] {
    padding-inline: 0;
    color: ${token('color.textQuiet')};
  }

  &[data-placeholder] {
    color: ${token('color.textPlaceholder')};
  }

  &[data-focused] {
    background: ${token('color.secondaryFill')};
    color: ${token('color.onSecondary')};
  }

  &[data-disabled] {
    color: inherit;
  }

  ${forcedColors} {
    &[data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Segment = styled(AriaDateSegment)`
  ${segment}
`;

/** A part of what nobody has turned to yet. */
export const RestingSegment = styled.span`
  ${segment}
`;
