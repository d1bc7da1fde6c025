import { addons } from 'storybook/manager-api';
import { storybookThemes } from './themes.ts';

const prefersDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: prefersDark ? storybookThemes.dark : storybookThemes.light,
  sidebar: { showRoots: true },
});
