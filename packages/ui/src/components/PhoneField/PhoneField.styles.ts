import { Button as AriaButton } from 'react-aria-components/Button';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Select as AriaSelect } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { bodyText, focusRingInset, space, tabularFigures, token } from '../../theme/index.ts';
import { Frame } from '../Field/Field.styles.ts';
import { Floating } from '../OptionList/OptionList.styles.ts';

/** Prefix and number run from left to right in every script. */
export const PhoneFrame = styled(Frame)`
  direction: ltr;
`;

/** Follows the curve inside the frame's border of 1 px. */
const insideFrame = `calc(${token('radius.control')} - 1px)`;

export const PrefixChoice = styled(AriaSelect)`
  display: flex;
  flex: none;
`;

export const PrefixButton = styled(AriaButton)`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(3)} ${space(2)};
  border-inline-end: 1px solid ${token('color.hairlineStrong')};
  border-start-start-radius: ${insideFrame};
  border-end-start-radius: ${insideFrame};
  ${bodyText}
  ${tabularFigures}

  &[data-hovered] {
    background: ${token('color.hoverFill')};
  }
  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }
  &[data-focus-visible] {
    border-radius: ${insideFrame};
    ${focusRingInset}
  }
  &[data-disabled] {
    background: transparent;
    color: inherit;
  }

  & > svg {
    color: ${token('color.textQuiet')};
  }
  &[data-disabled] > svg {
    color: inherit;
  }
`;

/** Wider than its button, with the search above the list that scrolls. */
export const Countries = styled(Floating)`
  display: flex;
  flex-direction: column;
  inline-size: 20rem;
  overflow: hidden;
`;

export const CountrySearch = styled(AriaSearchField)`
  flex: none;
  padding: ${space(2)} ${space(2)} ${space(1)};
`;

export const OptionPrefix = styled.span`
  flex: none;
  color: ${token('color.textQuiet')};
  direction: ltr;
  ${tabularFigures}

  [data-disabled] > & {
    color: inherit;
  }
`;
