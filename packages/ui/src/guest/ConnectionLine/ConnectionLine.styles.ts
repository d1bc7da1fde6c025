import { styled } from 'styled-components';
import { forcedColors } from '../../theme/index.ts';
import { connectionLineCss } from './connection-line-css.ts';

export const Root = styled.p`
  ${connectionLineCss}

  ${forcedColors} {
    border-block-start: 1px solid;
  }
`;
