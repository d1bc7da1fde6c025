import { styled } from 'styled-components';
import { forcedColors } from '../../theme/index.ts';
import { keptNoticeCss } from './kept-notice-css.ts';

export const Root = styled.p`
  ${keptNoticeCss}

  ${forcedColors} {
    border-block-end: 1px solid;
  }
`;
