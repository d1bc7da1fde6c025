import { styled } from 'styled-components';
import { containerBreakpoint, focusRing, font, space, token } from '../../theme/index.ts';
import { DishPicture } from '../DishPicture/index.ts';

export const Root = styled.header`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)} ${space(6)};

  ${containerBreakpoint.up('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    column-gap: ${space(16)};
    padding-block: ${space(8)} ${space(12)};
  }
`;

export const TopLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  ${containerBreakpoint.up('md')} {
    grid-column: 1 / -1;
  }
`;

export const Logo = styled(DishPicture)`
  inline-size: 56px;
  block-size: 56px;
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
`;

export const Name = styled.h1`
  ${font('display')}
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

export const Details = styled.address`
  ${font('guest')}
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(6)};
  color: ${token('color.textQuiet')};
  font-style: normal;
  overflow-wrap: anywhere;

  & > * {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 44px;
  }
`;

export const Note = styled.p`
  ${font('guest')}
  color: ${token('color.textQuiet')};
  overflow-wrap: anywhere;
`;

export const Phone = styled.a`
  color: ${token('color.text')};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &:focus-visible {
    ${focusRing}
  }
`;

export const Photo = styled(DishPicture)<{ $isAboveMenu: boolean }>`
  ${({ $isAboveMenu }) => ($isAboveMenu ? `${containerBreakpoint.down('md')} { display: none; }` : '')}
  inline-size: 100%;
  aspect-ratio: 15 / 7;

  ${containerBreakpoint.up('md')} {
    inline-size: 30rem;
  }
`;
