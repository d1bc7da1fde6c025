import { styled } from 'styled-components';
import { forcedColors, tabularFigures, token } from '../../theme/index.ts';

export const Root = styled.div`
  container-type: size;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  background: ${token('color.page')};
  color: ${token('color.text')};
`;

/** Everything is measured in the screen's own height; `1em` is 4 % of it, and nothing is smaller than 2.6 %. */
export const Stage = styled.div<{ $hasPicture: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $hasPicture }) => ($hasPicture ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  block-size: 100%;
  font-size: 4cqb;
  line-height: 1.4;

  @container (orientation: portrait) {
    grid-template-rows: ${({ $hasPicture }) => ($hasPicture ? 'minmax(20cqb, 1fr) minmax(56cqb, max-content)' : 'minmax(0, 1fr)')};
    grid-template-columns: minmax(0, 1fr);
    font-size: 3cqb;
  }
`;

export const Words = styled.div<{ $hasNote: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 0.5em;
  min-inline-size: 0;
  padding: 5cqb 5cqi ${({ $hasNote }) => ($hasNote ? 'calc(5cqb + 2em)' : '5cqb')};
`;

export const Head = styled.p`
  margin: 0;
  color: ${token('color.textQuiet')};
  font-size: 0.9em;
  overflow-wrap: anywhere;
`;

export const Name = styled.h1<{ $isLong: boolean }>`
  margin: 0;
  font-size: ${({ $isLong }) => ($isLong ? '1.6em' : '2.4em')};
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Price = styled.p<{ $isStruck: boolean }>`
  ${tabularFigures}
  margin: 0;
  color: ${({ $isStruck }) => token($isStruck ? 'color.textQuiet' : 'color.link')};
  font-size: 2.4em;
  font-weight: 600;
  line-height: 1.1;
  text-decoration: ${({ $isStruck }) => ($isStruck ? 'line-through' : 'none')};
`;

export const SoldOut = styled.p`
  margin: 0;
  color: ${token('color.warningText')};
  font-weight: 600;
`;

export const Description = styled.p`
  margin: 0.5em 0 0;
  max-inline-size: 32em;
  color: ${token('color.textQuiet')};
  overflow: hidden;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Note = styled.p`
  position: absolute;
  inset-block-end: 5cqb;
  inset-inline-start: 5cqi;
  margin: 0;
  color: ${token('color.textQuiet')};
  font-size: 0.9em;
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  background: ${token('color.sunken')};
  object-fit: cover;

  @container (orientation: portrait) {
    grid-row: 1;
  }
`;

export const Progress = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  block-size: 0.2em;
  background: ${token('color.hairline')};

  & > span {
    display: block;
    block-size: 100%;
    background: ${token('color.primaryFill')};
  }

  ${forcedColors} {
    & > span {
      background: Highlight;
    }
  }
`;
