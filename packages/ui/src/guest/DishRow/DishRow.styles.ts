import { styled } from 'styled-components';
import { containerBreakpoint, font, space, tabularFigures, token } from '../../theme/index.ts';
import { DishPicture } from '../DishPicture/index.ts';

/** The name and its picture side by side; what has to be read slowly takes the full width below. */
export const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(4)};
  row-gap: ${space(3)};
  padding-block: ${space(6)};
  grid-template-rows: auto 1fr;
  border-block-start: 1px solid ${token('color.hairline')};

  &:first-child {
    border-block-start: 0;
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
`;

export const Headline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space(4)};
`;

export const Name = styled.h3<{ $isQuiet: boolean }>`
  ${font('guestStrong')}
  line-height: 1.35;
  overflow-wrap: anywhere;
  color: ${({ $isQuiet }) => token($isQuiet ? 'color.textQuiet' : 'color.text')};
`;

export const Price = styled.span`
  ${font('guest')}
  ${tabularFigures}
  font-weight: 500;
  line-height: 1.35;
  white-space: nowrap;
`;

export const Sizes = styled.ul`
  ${font('guest')}
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
  line-height: 1.35;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${space(4)};
  }
  & > li > :first-child {
    color: ${token('color.textQuiet')};
    overflow-wrap: anywhere;
  }
`;

export const Description = styled.p`
  ${font('guest')}
  line-height: 1.4;
  color: ${token('color.textQuiet')};
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  ${font('small')}
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${containerBreakpoint.up('md')} {
    grid-column: 1;
  }
`;

export const Quiet = styled.p`
  color: ${token('color.textQuiet')};
`;

export const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(3)};
  color: ${token('color.textQuiet')};
  ${tabularFigures}

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
`;

/** What can be chosen with the dish, below everything that is in it. */
export const Choices = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const OnlyInOptions = styled(Marks)`
  color: ${token('color.warningText')};
`;

export const Undeclared = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${token('color.warningText')};
`;

export const Picture = styled(DishPicture)<{ $isQuiet: boolean }>`
  inline-size: 96px;
  block-size: 96px;
  ${({ $isQuiet }) => ($isQuiet ? 'filter: grayscale(1); opacity: 0.6;' : '')}

  ${containerBreakpoint.up('md')} {
    grid-row: span 2;
    inline-size: 128px;
    block-size: 128px;
  }
`;
