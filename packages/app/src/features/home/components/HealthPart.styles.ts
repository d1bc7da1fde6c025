import { focusRingInset, font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';
import { Link } from 'react-aria-components/Link';

export const Findings = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid ${token('color.hairline')};
  }
`;

/** The whole row leads to where it is mended. */
export const Finding = styled(Link)`
  ${font('label')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 56px;
  padding-block: ${space(2)};
  color: ${token('color.text')};
  text-decoration: none;

  > span:first-child {
    flex: 1;
    min-inline-size: 0;
  }
  > svg {
    flex: none;
    color: ${token('color.textQuiet')};
  }
  > svg:dir(rtl) {
    transform: scaleX(-1);
  }
  &[data-hovered] {
    text-decoration: underline;
  }
  &[data-focus-visible] {
    ${focusRingInset}
  }
`;

export const Why = styled.span`
  ${font('caption')}
  display: block;
  color: ${token('color.textQuiet')};
`;

export const Count = styled.span`
  ${font('label')}
  ${tabularFigures}
  font-weight: 600;

  &[data-check='ITEM_ALLERGENS'],
  &[data-check='OPTION_ALLERGENS'] {
    color: ${token('color.warningText')};
  }
`;
