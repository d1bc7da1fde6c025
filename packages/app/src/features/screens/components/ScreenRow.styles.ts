import { breakpoint, focusRing, font, forcedColors, space, token } from '@cardamom/ui/theme';
import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';

export const Rows = styled.ul`
  margin: 0 calc(-1 * ${space(3)});
  padding: 0;
  list-style: none;
`;

/** The one on the stage is marked as rows are that are chosen. */
export const Row = styled.li`
  display: grid;
  grid-template: auto auto / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} ${space(3)};

  & + & {
    border-block-start: 1px solid ${token('color.hairline')};
  }
  ${breakpoint.up('lg')} {
    &[data-staged] {
      background: ${token('color.selectedFill')};
      color: ${token('color.onSelected')};
    }
  }
  ${breakpoint.up('sm')} {
    grid-template: auto / auto minmax(0, 1fr) auto auto;
  }
`;

/** As wide as the widest screen, so that all names begin in one line. */
export const Look = styled.div`
  position: relative;
  display: grid;
  grid-row: 1 / span 2;
  place-items: center;
  inline-size: 105px;

  > :first-child {
    border-radius: 4px;
    outline: 1px solid ${token('color.hairline')};
  }
  ${breakpoint.up('sm')} {
    grid-row: 1;
  }
  ${forcedColors} {
    > :first-child {
      outline-color: CanvasText;
    }
  }
`;

/** Lies over what the screen shows, whose words are none of its name; below `lg` there is no stage beside the form. */
export const ToStage = styled(Button)`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  cursor: default;

  &[data-hovered] {
    outline: 1px solid ${token('color.text')};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  ${breakpoint.down('lg')} {
    display: none;
  }
`;

export const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.h3`
  ${font('label')}
`;

export const Detail = styled.p`
  ${font('caption')}
  color: ${token('color.textQuiet')};

  [data-staged] & {
    color: inherit;
  }
`;

export const Standing = styled.div`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  grid-row: 2;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  ${breakpoint.up('sm')} {
    grid-column: 3;
    grid-row: 1;
    flex-wrap: nowrap;
    justify-content: flex-end;
  }
`;

export const Live = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  white-space: nowrap;

  &::before {
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${token('radius.round')};
    box-shadow: inset 0 0 0 4px ${token('color.successEdge')};
    content: '';
  }
`;

export const Actions = styled.div`
  grid-column: 3;
  grid-row: 1;

  ${breakpoint.up('sm')} {
    grid-column: 4;
  }
`;
