import { styled } from 'styled-components';
import { bodyText, focusRing, font, forcedColors, motion, space, token } from '../../theme/index.ts';
import { Circle } from '../RadioGroup/RadioGroup.styles.ts';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space(2)} ${space(3)};
  margin-block-start: ${space(1)};

  /* Three stand beside each other in the narrowest form that has a stage. */
  &:has(> :nth-child(3):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  }
  /* Four stand two by two. */
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(200px, 34%)), 1fr));
  }
`;

export const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${token('color.fieldBorder')};
  border-radius: ${token('radius.container')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  cursor: default;
  ${motion('fast')}

  @media (hover: hover) {
    &:where(:not([data-disabled], [data-readonly])):hover {
      border-color: ${token('color.text')};
    }
  }
  &[data-selected] {
    border-color: ${token('color.selectedEdge')};
    box-shadow: inset 0 0 0 1px ${token('color.selectedEdge')};
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};
    ${forcedColors} {
      border: 2px solid Highlight;
    }
  }
  &:has(> :focus-visible) {
    ${focusRing}
  }
  &[data-invalid] {
    border-color: ${token('color.errorEdge')};
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

/** The circle of a radio button; the ring of the focus is the card's. */
export const Mark = styled(Circle)`
  margin-block-start: 0;

  :focus-visible + & {
    outline: none;
  }
`;

export const Head = styled.span`
  ${font('label')}
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Content = styled.span`
  ${bodyText}
  grid-column: 1 / -1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
