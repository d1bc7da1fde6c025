import { Button as AriaButton } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue as AriaSelectValue } from 'react-aria-components/Select';
import { Text as AriaText } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import {
  bodyText,
  coarsePointer,
  controlHeight,
  focusRing,
  forcedColors,
  space,
  token,
  truncate,
  visuallyHidden,
} from '../../theme/index.ts';
import { controlEdge, fieldLayout } from '../Field/Field.styles.ts';

export const Root = styled(AriaSelect)`
  ${fieldLayout}
`;

export const Trigger = styled(AriaButton)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: ${controlHeight('medium')};
  padding: 0 ${space(3)};
  text-align: start;
  ${bodyText}
  ${controlEdge}

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  [data-invalid] > & {
    border-color: ${token('color.errorEdge')};
    box-shadow: inset 0 0 0 1px ${token('color.errorEdge')};
    ${forcedColors} {
      border-width: 2px;
    }
  }

  & > svg {
    flex: none;
    color: ${token('color.textQuiet')};
  }

  &[data-disabled] > svg {
    color: inherit;
  }
`;

export const Value = styled(AriaSelectValue)`
  flex: 1;
  min-inline-size: 0;
  ${truncate}

  &[data-placeholder] {
    color: ${token('color.textPlaceholder')};
  }

  [data-disabled] > & {
    color: inherit;
  }
`;

export const ChosenOption = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  max-inline-size: 100%;
  vertical-align: bottom;

  & > span {
    min-inline-size: 0;
    ${truncate}
  }
`;

/** Help that is heard with the field and not seen. */
export const HiddenHelp = styled(AriaText)`
  ${visuallyHidden}
`;
