import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { font, space, token, visuallyHidden } from '../../theme/index.ts';
import { innerButton } from '../Field/Field.styles.ts';

export const ShowButton = styled(AriaButton)`
  ${innerButton}
`;

export const Rules = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
  color: ${token('color.textQuiet')};
  ${font('small')}

  & > ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Rule = styled.li<{ $isMet: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $isMet }) => token($isMet ? 'color.successText' : 'color.textQuiet')};
`;

export const RuleState = styled.span`
  ${visuallyHidden}
`;

export const OpenCircle = styled.span`
  flex: none;
  inline-size: ${space(4)};
  block-size: ${space(4)};
  border: 1.5px solid ${token('color.fieldBorder')};
  border-radius: ${token('radius.round')};
  transform: scale(0.8);
`;
