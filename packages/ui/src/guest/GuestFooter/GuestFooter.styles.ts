import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';

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
  & > :last-child {
    ${font('small')}
  }
`;
