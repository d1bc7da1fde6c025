import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';

/** Only one of the two choices is shown: the one that changes something. */
const whenDark = (rule: string): string => `
  [data-theme='dark'] & { ${rule} }
  @media (prefers-color-scheme: dark) { :root:not([data-theme]) & { ${rule} } }
`;

export const Root = styled.button`
  ${font('label')}
  display: none;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${space(3)};
  border: 1px solid currentColor;
  border-radius: ${token('radius.round')};
  justify-self: start;

  [data-script] & {
    display: inline-flex;
  }
`;

const choice = `
  align-items: center;
  gap: ${space(2)};
`;

export const DarkChoice = styled.span`
  ${choice}
  display: inline-flex;
  ${whenDark('display: none;')}
`;

export const LightChoice = styled.span`
  ${choice}
  display: none;
  ${whenDark('display: inline-flex;')}
`;
