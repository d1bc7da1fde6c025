import { styled } from 'styled-components';
import { font, space, tabularFigures, token } from '../theme/index.ts';

export const Line = styled.li`
  ${font('small')}
  ${tabularFigures}
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding-block: ${space(2)};
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Name = styled.span`
  inline-size: 80px;
  color: ${token('color.textQuiet')};
`;

export const Bar = styled.span<{ $size: number }>`
  inline-size: ${({ $size }) => $size}px;
  block-size: 16px;
  background: ${token('color.primaryFill')};
  box-shadow: inset 0 0 0 1px ${token('color.primaryEdge')};
`;

export const Samples = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
`;

export const Tile = styled.div<{ $radius: string; $shadow: string }>`
  ${font('small')}
  display: grid;
  place-content: center;
  inline-size: 160px;
  block-size: 96px;
  border: 1px solid ${token('color.hairline')};
  border-radius: ${({ $radius }) => $radius};
  background: ${token('color.raised')};
  box-shadow: ${({ $shadow }) => $shadow};
  text-align: center;
`;

export const Control = styled.div<{ $height: number }>`
  ${font('small')}
  display: grid;
  place-content: center;
  block-size: ${({ $height }) => $height}px;
  padding-inline: ${space(4)};
  border: 1px solid ${token('color.fieldBorder')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};
`;
