import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { Input as AriaInput } from 'react-aria-components/Input';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { css, styled } from 'styled-components';
import {
  bodyText,
  coarsePointer,
  controlHeight,
  focusRing,
  font,
  forcedColors,
  motion,
  space,
  token,
  visuallyHidden,
} from '../../theme/index.ts';

/** The stack of label, description, control and message; every field's root wears it. */
export const fieldLayout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-inline-size: 0;
  text-align: start;
`;

/** The root of a field whose control is the browser's own. */
export const NativeRoot = styled.div`
  ${fieldLayout}
`;

/** The edge of a control in all its states; the element must carry react-aria's `data-*` attributes. */
export const controlEdge = css`
  border: 1px solid ${token('color.fieldBorder')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};
  color: ${token('color.text')};

  @media (hover: hover) {
    &:hover {
      border-color: ${token('color.text')};
    }
  }

  &[data-invalid] {
    border-color: ${token('color.errorEdge')};
    box-shadow: inset 0 0 0 1px ${token('color.errorEdge')};
    ${forcedColors} {
      border-width: 2px;
    }
  }

  &[data-readonly] {
    border-color: transparent;
    border-block-end-color: ${token('color.hairlineStrong')};
    border-radius: 0;
    background: transparent;
    ${forcedColors} {
      border-color: Canvas;
      border-block-end-color: CanvasText;
    }
  }

  &[data-readonly]:focus-within {
    border-color: transparent;
    border-radius: ${token('radius.control')};
    ${forcedColors} {
      border-color: Canvas;
    }
  }

  &[data-disabled] {
    border-color: ${token('color.hairline')};
    background: ${token('color.disabledFill')};
    color: ${token('color.disabledText')};
    ${forcedColors} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Label = styled(AriaLabel)<{ $isHidden: boolean }>`
  inline-size: fit-content;
  color: ${token('color.text')};
  cursor: default;
  overflow-wrap: anywhere;
  ${font('label')}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

export const RequiredStar = styled.span`
  margin-inline-start: ${space(1)};
  color: ${token('color.errorText')};

  [data-readonly] > * > & {
    display: none;
  }
`;

export const Description = styled(AriaText)`
  color: ${token('color.textQuiet')};
  overflow-wrap: anywhere;
  ${font('small')}
`;

export const Message = styled(AriaFieldError)`
  display: flex;
  gap: ${space(1)};
  color: ${token('color.errorText')};
  overflow-wrap: anywhere;
  ${font('small')}

  & > svg {
    flex: none;
    margin-block-start: 0.2em;
  }
`;

export const Frame = styled(AriaGroup)`
  display: flex;
  align-items: stretch;
  min-block-size: ${controlHeight('medium')};
  min-inline-size: 0;
  ${controlEdge}

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
  }

  &:has(> input:focus, > textarea:focus) {
    ${focusRing}
  }
`;

export const TextInput = styled(AriaInput)`
  flex: 1;
  min-inline-size: 0;
  padding: 0 ${space(3)};
  border: 0;
  border-radius: inherit;
  outline: none;
  background: transparent;
  color: inherit;
  text-overflow: ellipsis;
  ${bodyText}

  &::placeholder {
    color: ${token('color.textPlaceholder')};
    opacity: 1;
  }

  &:disabled::placeholder {
    color: inherit;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  [data-readonly] > & {
    padding-inline-start: 0;
  }

  [data-readonly] > &:has(+ span) {
    flex: 0 1 auto;
    field-sizing: content;
    padding-inline-end: 0;
  }
`;

export const Affix = styled.span<{ $side: 'prefix' | 'suffix' }>`
  display: flex;
  align-items: center;
  flex: none;
  color: ${token('color.textQuiet')};
  ${bodyText}
  ${({ $side }) => ($side === 'prefix' ? 'padding-inline-start' : 'padding-inline-end')}: ${space(3)};

  & + ${TextInput} {
    padding-inline-start: ${space(2)};
  }

  [data-readonly] > &:first-child {
    padding-inline-start: 0;
  }

  [data-readonly] > ${TextInput} + & {
    padding-inline-start: ${space(1)};
  }
`;

/** A button inside a field's frame (show, clear, open); 32 px wide and as high as the frame. */
export const innerButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  align-self: center;
  inline-size: ${controlHeight('small')};
  block-size: ${controlHeight('small')};
  margin-inline-end: ${space(1)};
  border-radius: ${token('radius.control')};
  color: ${token('color.textQuiet')};
  ${motion('fast')}

  ${coarsePointer} {
    inline-size: ${controlHeight('touch')};
    block-size: ${controlHeight('touch')};
    margin-inline-end: 0;
  }

  &[data-hovered] {
    background: ${token('color.hoverFill')};
    color: ${token('color.text')};
  }

  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }

  &[data-disabled] {
    color: ${token('color.disabledText')};
  }
`;
