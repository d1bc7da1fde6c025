import { styled } from 'styled-components';

export const Variants = styled.picture`
  display: contents;
`;
