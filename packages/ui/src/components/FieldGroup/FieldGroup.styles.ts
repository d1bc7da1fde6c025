import { styled } from 'styled-components';
import { font, space, token, visuallyHidden } from '../../theme/index.ts';
import { fieldLayout } from '../Field/Field.styles.ts';

export const Root = styled.div`
  ${fieldLayout}
`;

export const GroupLabel = styled.span<{ $isHidden: boolean }>`
  inline-size: fit-content;
  overflow-wrap: anywhere;
  ${font('label')}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

export const GroupHelp = styled.div`
  color: ${token('color.textQuiet')};
  overflow-wrap: anywhere;
  ${font('small')}
`;

export const GroupMessage = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  color: ${token('color.errorText')};
  overflow-wrap: anywhere;
  ${font('small')}

  & > svg {
    flex: none;
    margin-block-start: 0.2em;
  }
`;
