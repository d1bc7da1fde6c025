import { styled } from 'styled-components';

/** The fields lie in the form's column as if nothing were around them. */
export const Fields = styled.div<{ $isHidden: boolean }>`
  display: ${({ $isHidden }) => ($isHidden ? 'none' : 'contents')};
`;
