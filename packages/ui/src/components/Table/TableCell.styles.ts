import { styled } from 'styled-components';
import { font, space, tabularFigures, token, visuallyHidden } from '../../theme/index.ts';
import { Link } from '../Link/index.ts';

export const Lines = styled.span`
  display: grid;
  grid-template-columns: minmax(0, auto);
  min-inline-size: 0;
`;

export const RowName = styled.span`
  ${font('label')}
`;

/** The row's own link: reads as its name, shows itself as a link when pointed at or focused. */
export const RowLink = styled(Link)`
  display: inline-block;
  align-content: center;
  max-inline-size: 100%;
  min-block-size: ${space(6)};
  color: inherit;
  text-decoration: none;
  ${font('label')}

  &[data-hovered],
  &[data-focus-visible] {
    text-decoration: underline;
  }
`;

export const Quiet = styled.span`
  color: ${token('color.textQuiet')};
`;

export const Figures = styled.span`
  ${tabularFigures}
`;

export const HiddenText = styled.span`
  ${visuallyHidden}
`;

export const Picture = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 40px;
  border-radius: ${token('radius.control')};
  background: ${token('color.sunken')};
  color: ${token('color.textQuiet')};
  overflow: hidden;

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Operation = styled.span`
  display: flex;
  justify-content: flex-end;
  margin-inline-end: -${space(2)};
`;
