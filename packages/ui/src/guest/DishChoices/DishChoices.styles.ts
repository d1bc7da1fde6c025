import { css, styled } from 'styled-components';
import { controlHeight, focusRing, font, space, tabularFigures, token } from '../../theme/index.ts';

const group = css`
  ${font('small')}
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** A few options: all of them on view. */
export const ShortGroup = styled.div`
  ${group}
`;

/** Many options: their name and rule are on view, the rest opens without JavaScript. */
export const LongGroup = styled.details`
  ${group}
`;

const title = css`
  ${font('small')}
  color: ${token('color.textQuiet')};

  & > b {
    ${font('label')}
    color: ${token('color.text')};
  }
`;

export const Title = styled.h4`
  ${title}
`;

export const Summary = styled.summary`
  ${title}
  min-block-size: ${controlHeight('touch')};
  padding-block: ${space(3)};
  border-radius: ${token('radius.control')};
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }
`;

export const Options = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
`;

export const Option = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(4)};
`;

export const Name = styled.span<{ $isQuiet: boolean }>`
  color: ${({ $isQuiet }) => token($isQuiet ? 'color.textQuiet' : 'color.text')};
`;

export const Price = styled.span`
  ${tabularFigures}
  font-weight: 500;
  white-space: nowrap;
`;

export const Facts = styled.span`
  grid-column: 1 / -1;
  color: ${token('color.textQuiet')};
`;

export const Undeclared = styled(Facts)`
  color: ${token('color.warningText')};
`;
