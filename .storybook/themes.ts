import { create } from 'storybook/theming/create';
import { colorValue, fontFamilies, palette, radii, type ThemeName } from '../packages/ui/src/theme/index.ts';

const pod = (edge: string, seam: string, fill: string) =>
  `<svg viewBox="0 0 28 28" width="28" height="28" fill="none" stroke-linecap="round" style="flex:none"><path fill="${fill}" stroke="${edge}" d="M23.5 3.5C25 12.5 21.5 20.5 4.5 24.5C3 13 9.5 4 23.5 3.5Z"/><path stroke="${seam}" stroke-width="1.6" d="M18.5 9.5C14.5 12.5 11.5 15.5 9 19.5"/><path stroke="${seam}" stroke-width="1.2" d="M15.5 7.5C11.5 9.5 9 12.5 7.6 16.5M20.3 12.5C18 16.5 15.5 18.7 12 20.5"/></svg>`;

function themeFor(scheme: ThemeName) {
  const color = (role: Parameters<typeof colorValue>[0]) => colorValue(role, scheme);
  return create({
    base: scheme,
    brandTitle: `<span style="display:flex;align-items:center;gap:8px;font:600 16px ${fontFamilies.body.replaceAll('"', "'")};letter-spacing:-0.011em">${pod(color('primaryEdge'), color('onPrimary'), color('primaryFill'))}Cardamom</span>`,
    brandUrl: './',
    brandTarget: '_self',

    colorPrimary: color('primaryEdge'),
    // Storybook writes white on a darker step of this one, so the dark scheme cannot give it its brightest lime.
    colorSecondary: scheme === 'light' ? color('link') : palette.lime[500],

    appBg: color('page'),
    appContentBg: color('page'),
    appPreviewBg: color('page'),
    appBorderColor: color('hairline'),
    appBorderRadius: radii.container,

    fontBase: fontFamilies.body,
    fontCode: fontFamilies.code,

    textColor: color('text'),
    textInverseColor: color('onInverse'),
    textMutedColor: color('textQuiet'),

    barTextColor: color('textQuiet'),
    barHoverColor: color('text'),
    barSelectedColor: color('link'),
    barBg: color('surface'),

    buttonBg: color('surface'),
    buttonBorder: color('hairlineStrong'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('surface'),

    inputBg: color('surface'),
    inputBorder: color('fieldBorder'),
    inputTextColor: color('text'),
    inputBorderRadius: radii.control,
  });
}

/** Storybook's own frame and docs pages in Cardamom's identity, for both schemes. */
export const storybookThemes = { light: themeFor('light'), dark: themeFor('dark') };
