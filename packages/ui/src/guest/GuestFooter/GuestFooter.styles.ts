import { styled } from 'styled-components';
import { containerBreakpoint, font, space, token } from '../../theme/index.ts';
import { DishPicture } from '../DishPicture/index.ts';

export const Root = styled.footer`
  ${font('guest')}
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(8)} ${space(16)};
  border-block-start: 1px solid ${token('color.hairlineStrong')};
  color: ${token('color.textQuiet')};

  & > p {
    max-inline-size: 44rem;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: 44px;
    color: ${token('color.text')};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  & > :last-child {
    ${font('small')}
  }
`;

export const Photo = styled(DishPicture)`
  inline-size: 100%;
  aspect-ratio: 15 / 7;

  ${containerBreakpoint.up('md')} {
    display: none;
  }
`;
