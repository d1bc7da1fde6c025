import { token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Nothing = styled.span`
  opacity: 0.8;
  font-style: italic;
`;

export const Picture = styled.img`
  display: block;
  inline-size: 120px;
  max-inline-size: 100%;
  aspect-ratio: 1875 / 1000;
  border-radius: ${token('radius.control')};
  background: ${token('color.sunken')};
  object-fit: cover;
`;
