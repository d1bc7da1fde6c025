import { breakpoint, focusRingInset, font, space, tabularFigures, token, truncate } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Name, addresses and actions: below each other on a phone, side by side where there is room. */
export const Row = styled.li`
  display: grid;
  grid-template-areas: 'name' 'addresses' 'actions';
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(6)};
  padding-block: ${space(3)};

  ${breakpoint.up('sm')} {
    grid-template-areas: 'name actions' 'addresses actions';
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  ${breakpoint.up('lg')} {
    grid-template-areas: 'name addresses actions';
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) auto;
  }
  &:focus-visible {
    ${focusRingInset}
  }
  & + & {
    border-block-start: 1px solid ${token('color.hairline')};
  }
`;

export const Words = styled.div`
  grid-area: name;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.div`
  ${font('label')}
`;

export const Details = styled.div`
  ${font('small')}
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  color: ${token('color.textQuiet')};
`;

/** How a link stands, with a dot that is filled while guests find a menu there. */
export const State = styled.span`
  &::before {
    content: '';
    display: inline-block;
    box-sizing: border-box;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: ${space(2)};
    border: 2px solid ${token('color.fieldBorder')};
    border-radius: ${token('radius.round')};
  }
  &[data-on]::before {
    border-color: ${token('color.successEdge')};
    box-shadow: inset 0 0 0 4px ${token('color.successEdge')};
  }
`;

export const Wrong = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${token('color.errorText')};
`;

export const Addresses = styled.div`
  grid-area: addresses;
  min-inline-size: 0;
`;

export const Short = styled.code`
  ${font('small')}
  display: block;
  font-family: ${token('font.code')};
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Page = styled.p`
  ${font('caption')}
  ${truncate}
  color: ${token('color.textQuiet')};
`;

export const Actions = styled.div`
  display: flex;
  grid-area: actions;
  align-items: center;
  gap: ${space(1)};

  /* Above the round button that leads back to the top, which stands in the same corner. */
  > * {
    scroll-margin-block-end: calc(${space(16)} + ${space(6)});
  }
  ${breakpoint.down('sm')} {
    margin-block-start: ${space(2)};

    > :first-child {
      flex: 1;
    }
  }
`;
