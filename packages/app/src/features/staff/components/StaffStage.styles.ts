import { font, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** The office as they find it, drawn: nothing in it can be pressed. */
export const Frame = styled.div`
  max-inline-size: 280px;
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.container')};
  background: ${token('color.page')};
  overflow: hidden;
`;

export const Top = styled.div`
  ${font('label')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-block-end: 1px solid ${token('color.hairline')};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Places = styled.div`
  padding: ${space(3)};
`;

export const Missing = styled.div`
  max-inline-size: 280px;
`;

export const MissingTitle = styled.h3`
  ${font('label')}
  font-weight: 600;
`;
