import { css, styled } from 'styled-components';
import { themeNames, type ThemeName } from '../../theme/roles.ts';
import { lookColors, type LookColors } from './colors.ts';
import type { LookName } from './looks.ts';
import { ink, lookProperty } from './style.ts';

/** In Griddle the paper is the accent in light: ink is filled in there, and the accent in dark, where it lights up. */
function filledIn(look: LookName, theme: ThemeName, colors: LookColors): LookColors {
  if (look !== 'GRIDDLE') return colors;
  return { ...colors, fill: theme === 'light' ? colors.ink : colors.house, onFill: colors.paper };
}

function declarations(colors: LookColors): string {
  return Object.entries(colors)
    .map(([role, color]) => `${lookProperty(role as keyof LookColors)}:${color}`)
    .join(';');
}

/** In the scheme of the device while nobody has chosen, and in the one that was chosen. */
function inScheme(theme: ThemeName, selector: string, rule: string) {
  if (theme === 'light') return `${selector}{${rule}}`;
  return `@media (prefers-color-scheme:dark){:root:not([data-theme]) ${selector}{${rule}}}[data-theme=dark] ${selector}{${rule}}`;
}

interface GroundProps {
  $look: LookName;
  $accent: string;
  $isPage: boolean;
}

/** What lies around the page, where it is shorter than the window or is pulled beyond its end. */
const around = ({ $look, $accent, $isPage }: GroundProps) => {
  if (!$isPage) return '';
  const colors = lookColors($look, $accent);
  return themeNames
    .map((theme) => inScheme(theme, 'body:has(&)', `background:${colors[theme].paper}`))
    .join('');
};

/** The paper of a page, and the colours of all that stands on it. */
export const Ground = styled.div<GroundProps>`
  --cm-color-focus-ring: ${ink('ink')};
  background: ${ink('paper')};
  color: ${ink('ink')};

  & ::selection {
    background: ${ink('fill')};
    color: ${ink('onFill')};
  }

  /* All that is said of a dish stands at one edge, also where a text runs the other way than the page. */
  :where(&) :where([dir='auto']) {
    /* Chromium knows it by its old name. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  ${({ $look, $accent }) => {
    const colors = lookColors($look, $accent);
    return css`
      ${themeNames.map((theme) => inScheme(theme, '&', declarations(filledIn($look, theme, colors[theme])))).join('')}
    `;
  }}
  ${around}
`;
