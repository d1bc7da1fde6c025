import { forcedColors, motion, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 180px;
  margin-inline: auto;
  fill: none;

  .ground {
    fill: ${token('color.drawingFill')};
  }
  .back {
    fill: ${token('color.drawingFill')};
    stroke: ${token('color.drawingLine')};
  }
  .paper {
    fill: ${token('color.surface')};
    stroke: ${token('color.drawingLine')};
    stroke-width: 1.5;
  }
  .name {
    fill: ${token('color.text')};
    font-family: ${token('font.body')};
    font-weight: 600;
  }
  .empty {
    stroke: ${token('color.drawingLine')};
    stroke-dasharray: 3 3;
  }
  .lime {
    fill: ${token('color.drawingAccent')};
    stroke: ${token('color.drawingLine')};
  }
  .ink {
    fill: ${token('color.text')};
  }
  .line,
  .tick {
    stroke: ${token('color.text')};
    stroke-linecap: round;
    stroke-width: 3;
  }
  [data-state='done'] > .empty,
  [data-state='open'] > :not(.empty) {
    opacity: 0;
  }
  g > * {
    ${motion('slow', ['opacity'])}
  }
  ${forcedColors} {
    * {
      stroke: CanvasText;
    }
    .ink,
    .name {
      fill: CanvasText;
      stroke: none;
    }
  }
`;
