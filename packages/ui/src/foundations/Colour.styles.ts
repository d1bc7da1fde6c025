import { styled } from 'styled-components';
import { breakpoint, font, space, tabularFigures, token } from '../theme/index.ts';

export const Ramp = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr));
  gap: ${space(4)} ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${breakpoint.up('lg')} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;

export const Step = styled.li`
  ${font('caption')}
  ${tabularFigures}
  letter-spacing: -0.02em;
  color: ${token('color.textQuiet')};

  strong {
    display: block;
    color: ${token('color.text')};
    font-weight: 600;
  }
`;

export const Swatch = styled.div<{ $color: string }>`
  block-size: 72px;
  margin-block-end: ${space(2)};
  border-radius: ${token('radius.control')};
  background: ${({ $color }) => $color};
  box-shadow: inset 0 0 0 1px ${token('color.hairline')};
  forced-color-adjust: none;
`;

export const Schemes = styled.div`
  display: grid;
  gap: ${space(4)};

  ${breakpoint.up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Scheme = styled.div`
  padding: ${space(4)};
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.container')};
  background: ${token('color.page')};
`;

export const SchemeName = styled.h3`
  ${font('label')}
  margin-block-end: ${space(3)};
`;

export const PairRow = styled.li`
  ${font('small')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(2)};

  & + & {
    border-block-start: 1px solid ${token('color.hairline')};
  }
`;

export const PairSample = styled.span<{ $front: string; $back: string }>`
  ${font('label')}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 48px;
  block-size: 32px;
  border-radius: ${token('radius.control')};
  background: ${({ $back }) => $back};
  color: ${({ $front }) => $front};
  box-shadow: inset 0 0 0 1px ${token('color.hairline')};
  forced-color-adjust: none;
`;

export const EdgeSample = styled(PairSample)`
  box-shadow: inset 0 0 0 2px ${({ $front }) => $front};
`;

export const PairName = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Ratio = styled.span`
  ${tabularFigures}
  font-weight: 600;
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
