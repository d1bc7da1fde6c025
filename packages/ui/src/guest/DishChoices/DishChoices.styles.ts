import { styled } from 'styled-components';
import { font, space, tabularFigures } from '../../theme/index.ts';
import { ink } from '../looks/style.ts';

interface GroupProps {
  /** On the dish's own page, where there is room. */
  $isLarge: boolean;
}

export const Group = styled.div<GroupProps>`
  ${({ $isLarge }) => font($isLarge ? 'guest' : 'small')}
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.h4<GroupProps>`
  ${({ $isLarge }) => font($isLarge ? 'guest' : 'small')}
  color: ${ink('quiet')};

  & > b {
    ${({ $isLarge }) => font($isLarge ? 'guestStrong' : 'label')}
    color: ${ink('ink')};
  }
`;

export const Options = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Prices of options end at the edge of all prices. */
export const Option = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(4)};
  padding-block: ${space(1)};
  border-block-end: 1px solid ${ink('line')};

  &:last-child {
    border-block-end: 0;
  }
`;

export const Name = styled.span<{ $isQuiet: boolean }>`
  ${({ $isQuiet }) => $isQuiet && `color:${ink('quiet')};`}
`;

export const Price = styled.span`
  ${tabularFigures}
  font-weight: 500;
  white-space: nowrap;
`;

export const Facts = styled.span`
  grid-column: 1 / -1;
  color: ${ink('quiet')};
`;

export const Undeclared = styled(Facts)`
  color: ${ink('warn')};
`;
