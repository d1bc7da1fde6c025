import { styled } from 'styled-components';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel as AriaDisclosurePanel,
} from 'react-aria-components/Disclosure';
import { Button as AriaButton } from 'react-aria-components/Button';
import { controlHeight, focusRing, font, forcedColors, motion, space, token } from '../../theme/index.ts';

export const Root = styled(AriaDisclosure)`
  min-inline-size: 0;
`;

export const Trigger = styled(AriaButton)`
  ${font('label')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: ${controlHeight('touch')};
  border-radius: ${token('radius.control')};
  color: ${token('color.text')};

  &[data-focus-visible] {
    ${focusRing}
  }

  svg {
    color: ${token('color.textQuiet')};
    ${motion('fast', ['rotate'])}
  }
  &[data-hovered] svg {
    color: ${token('color.text')};
  }
  &:dir(rtl) svg {
    scale: -1 1;
  }

  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }
  &[aria-expanded='true']:dir(rtl) svg {
    rotate: -90deg;
  }
  &[data-disabled],
  &[data-disabled] svg {
    color: ${token('color.disabledText')};

    ${forcedColors} {
      color: GrayText;
    }
  }
`;

export const Title = styled.h3`
  font: inherit;
`;

export const Panel = styled(AriaDisclosurePanel)`
  padding-block: ${space(2)};
  padding-inline-start: ${space(6)};

  &[hidden] {
    padding: 0;
  }
`;
