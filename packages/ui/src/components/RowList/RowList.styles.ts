import { styled } from 'styled-components';
import { controlHeight, font, space, token } from '../../theme/index.ts';

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  min-block-size: ${controlHeight('row')};
  padding-block: ${space(2)};

  & + & {
    border-block-start: 1px solid ${token('color.hairline')};
  }
`;

export const Lead = styled.div`
  display: flex;
  flex: 1 1 128px;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
  color: ${token('color.textQuiet')};
`;

export const Picture = styled.img`
  flex: none;
  inline-size: 72px;
  block-size: 40px;
  border-radius: ${token('radius.control')};
  background: ${token('color.sunken')};
  object-fit: cover;
`;

export const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.div`
  ${font('label')}
  color: ${token('color.text')};
`;

export const Detail = styled.div`
  ${font('small')}
  color: ${token('color.textQuiet')};
`;

export const End = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  max-inline-size: 100%;
  margin-inline-start: auto;
`;
