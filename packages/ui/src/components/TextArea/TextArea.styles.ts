import { styled } from 'styled-components';
import { bodyText, font, space, tabularFigures, token } from '../../theme/index.ts';

export const Area = styled.textarea<{ $rows: number }>`
  flex: 1;
  min-inline-size: 0;
  min-block-size: calc(${({ $rows }) => $rows} * 1.5rem + 2 * ${space(2)});
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: inherit;
  outline: none;
  background: transparent;
  color: inherit;
  resize: vertical;
  field-sizing: content;
  ${bodyText}

  &::placeholder {
    color: ${token('color.textPlaceholder')};
    opacity: 1;
  }

  [data-readonly] > & {
    min-block-size: 0;
    padding-inline: 0;
    resize: none;
  }
`;

export const Count = styled.span<{ $isOver: boolean }>`
  justify-self: end;
  ${font('caption')}
  ${tabularFigures}
  color: ${({ $isOver }) => token($isOver ? 'color.errorText' : 'color.textQuiet')};
`;
