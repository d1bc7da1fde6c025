import { breakpoint, font, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${token('color.hairline')};
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  gap: ${space(2)} ${space(4)};
  align-items: start;
  grid-template: 'day action' 'times times' / minmax(0, 1fr) auto;
  padding-block: ${space(2)};
  border-block-end: 1px solid ${token('color.hairline')};

  & > :first-child {
    grid-area: day;
  }
  & > :nth-child(2) {
    grid-area: times;
  }
  & > :last-child {
    grid-area: action;
    margin-block: ${space(1)};
  }
  ${breakpoint.up('sm')} {
    grid-template: 'day times action' / minmax(min(9.5rem, 35%), 12rem) minmax(0, 1fr) auto;
  }
`;

export const Day = styled.span`
  ${font('label')}
  padding-block: ${space(2)};
`;

export const Times = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const Time = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;

export const Quiet = styled.span`
  ${font('small')}
  padding-block: ${space(2)};
  color: ${token('color.textQuiet')};
`;
