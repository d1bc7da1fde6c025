import { styled } from 'styled-components';
import { breakpoint, font, space, token } from '../theme/index.ts';

export const Mark = styled.div`
  ${font('display')}
  margin-block-end: ${space(4)};
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(6)} ${space(8)};
  margin: 0;
  padding: 0;
  counter-reset: step;
  list-style: none;

  ${breakpoint.up('sm')} {
    grid-template-columns: 1fr 1fr;
  }

  li {
    ${font('body')}
    counter-increment: step;
    color: ${token('color.textQuiet')};
  }
  li::before {
    ${font('titleLarge')}
    content: counter(step);
    display: block;
    margin-block-end: ${space(1)};
    color: ${token('color.link')};
  }
  strong {
    display: block;
    color: ${token('color.text')};
  }
`;

export const Code = styled.code`
  padding: 2px ${space(1)};
  border-radius: ${token('radius.control')};
  background: ${token('color.sunken')};
  color: ${token('color.text')};
  font-family: ${token('font.code')};
  font-size: 0.875em;
  white-space: nowrap;
`;

export const Commands = styled.dl`
  display: grid;
  margin: 0;

  dd {
    margin-block-end: ${space(4)};
    color: ${token('color.textQuiet')};
  }
  ${breakpoint.up('sm')} {
    grid-template-columns: max-content 1fr;
    gap: ${space(3)} ${space(6)};

    dd {
      margin-block-end: 0;
    }
  }
`;
