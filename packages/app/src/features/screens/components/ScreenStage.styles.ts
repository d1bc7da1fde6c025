import { font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Waiting = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${token('radius.container')};
  background: ${token('color.surface')};
`;

export const Address = styled.span`
  display: block;
  margin-block-start: ${space(1)};
  overflow-wrap: anywhere;
`;

/** The television, and under it what turns its pages. */
export const Player = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  inline-size: 100%;
`;

export const Buttons = styled.div`
  display: flex;
  gap: ${space(1)};
`;

/** A line of its own: pages turn, and what is beside it stays where it is. */
export const Coming = styled.p`
  ${font('small')}
  flex: 1 0 100%;
  color: ${token('color.textQuiet')};
  overflow-wrap: anywhere;
`;

export const Place = styled.p`
  ${font('small')}
  margin-inline-start: auto;
  ${tabularFigures}
  color: ${token('color.textQuiet')};
`;

/** What a screen is to who looks at it, parted by hairlines. */
export const Facts = styled.ul`
  inline-size: 100%;
  margin: 0;
  padding: 0;
  border-block: 1px solid ${token('color.hairline')};
  list-style: none;

  > li {
    ${font('small')}
    padding-block: ${space(3)};
    color: ${token('color.textQuiet')};
  }
  > li + li {
    border-block-start: 1px solid ${token('color.hairline')};
  }
  strong {
    color: ${token('color.text')};
    font-weight: 600;
  }
`;
