import { font, forcedColors, space, tabularFigures, token, visuallyHidden } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Chart = styled.div`
  position: relative;
  padding-block: 28px ${space(1)};
`;

/** The hours, drawn behind the bars. */
export const Marks = styled.div`
  ${font('caption')}
  ${tabularFigures}
  position: absolute;
  inset: 0;
  color: ${token('color.textQuiet')};
`;

export const Mark = styled.span`
  position: absolute;
  inset-block: 0;
  padding-inline-start: ${space(1)};
  border-inline-start: 1px solid ${token('color.hairline')};
`;

/** Now, as a line over the bars with its time above. */
export const Needle = styled.span`
  position: absolute;
  inset-block: 0;
  display: flex;
  justify-content: center;
  inline-size: 0;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: 2px;
    background: ${token('color.inverse')};
    box-shadow: 0 0 0 2px ${token('color.surface')};
  }
  ${forcedColors} {
    &::before {
      background: CanvasText;
    }
  }
`;

export const Time = styled.span`
  ${font('caption')}
  ${tabularFigures}
  position: relative;
  flex: none;
  block-size: fit-content;
  padding-inline: ${space(2)};
  border-radius: ${token('radius.round')};
  background: ${token('color.inverse')};
  color: ${token('color.onInverse')};
  font-weight: 600;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Menus = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Bar = styled.span`
  position: absolute;
  inset-block: 0;
  box-sizing: border-box;
  overflow: hidden;
  padding: 0 ${space(2)};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  line-height: 30px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Row = styled.li`
  ${font('label')}
  position: relative;
  block-size: 32px;

  /* What the bars show is said in words. */
  > span:last-child {
    ${visuallyHidden}
  }
  &[data-state='ON'] > ${Bar} {
    background: ${token('color.inverse')};
    color: ${token('color.onInverse')};
  }
  &[data-state='LATER'] > ${Bar} {
    border-color: ${token('color.fieldBorder')};
    background: ${token('color.surface')};
  }
  &[data-state='OVER'] > ${Bar} {
    background: ${token('color.sunken')};
    color: ${token('color.textQuiet')};
  }
  ${forcedColors} {
    > ${Bar} {
      border-color: CanvasText;
    }
  }
`;

/** Said where guests who scan find nothing. */
export const Warning = styled.p`
  ${font('small')}
  color: ${token('color.warningText')};
`;
