import { font, forcedColors, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** A bar a business day, today's last and in ink. */
export const Bars = styled.div`
  display: flex;
  align-items: end;
  gap: ${space(2)};
  block-size: 72px;
  margin-block-start: ${space(3)};
  border-block-end: 1px solid ${token('color.hairlineStrong')};

  > span {
    flex: 1;
    border-radius: 3px 3px 0 0;
    background: ${token('color.hairlineStrong')};
  }
  > span:last-child {
    background: ${token('color.inverse')};
  }
  ${forcedColors} {
    > span {
      background: GrayText;
    }
    > span:last-child {
      background: CanvasText;
    }
  }
`;

export const Ends = styled.p`
  ${font('caption')}
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};
  margin-block-start: ${space(2)};
  color: ${token('color.textQuiet')};
`;
