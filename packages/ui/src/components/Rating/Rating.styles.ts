import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup';
import { css, styled } from 'styled-components';
import { coarsePointer, controlHeight, focusRing, forcedColors, space, token } from '../../theme/index.ts';
import { fieldLayout } from '../Field/Field.styles.ts';

export const Root = styled(AriaRadioGroup)`
  ${fieldLayout}
`;

export const ReadOnlyRoot = styled.div`
  ${fieldLayout}
  inline-size: fit-content;
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  inline-size: fit-content;
`;

/** Starts where the label does, although a star's target is wider than the star. */
export const Choices = styled.div`
  ${row}
  margin-inline-start: calc(-1 * ${space(1)});
`;

export const Stars = styled.span`
  ${row}
  gap: ${space(1)};
`;

export const Choice = styled(AriaRadioField)`
  display: flex;
`;

export const Target = styled(AriaRadioButton)`
  display: grid;
  place-items: center;
  inline-size: ${controlHeight('small')};
  block-size: ${controlHeight('small')};
  border-radius: ${token('radius.control')};
  cursor: pointer;

  ${coarsePointer} {
    inline-size: ${controlHeight('touch')};
    block-size: ${controlHeight('touch')};
  }

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  &[data-disabled] {
    cursor: default;
  }
`;

/** One star: the outline, and over it as much of the filled one as `data-fill` says. */
export const StarShape = styled.span`
  position: relative;
  display: block;
  color: ${token('color.fieldBorder')};

  ${Target}[data-hovered] > &,
  ${Choice}:has(~ ${Choice} > [data-hovered]) & {
    color: ${token('color.text')};
  }
  [data-invalid] & {
    color: ${token('color.errorEdge')};
  }
  [data-disabled] & {
    color: ${token('color.disabledText')};
    ${forcedColors} {
      color: GrayText;
    }
  }
`;

export const StarFill = styled.span`
  position: absolute;
  inset: 0;
  color: ${token('color.primaryEdge')};

  & > svg {
    fill: ${token('color.primaryFill')};
  }

  [data-fill='half'] > & {
    clip-path: inset(0 50% 0 0);
  }
  [data-fill='half'] > &:dir(rtl) {
    clip-path: inset(0 0 0 50%);
  }

  [data-disabled] & {
    color: ${token('color.disabledText')};
  }
  [data-disabled] & > svg {
    fill: ${token('color.disabledText')};
  }

  ${forcedColors} {
    color: CanvasText;
    & > svg {
      fill: CanvasText;
    }
    [data-disabled] &,
    [data-disabled] & > svg {
      color: GrayText;
      fill: GrayText;
    }
  }
`;
