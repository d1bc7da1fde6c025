import { styled } from 'styled-components';
import { shareMenuCss } from './share-menu-css.ts';

export const Root = styled.button`
  ${shareMenuCss}
`;
