import type { StorybookConfig } from '@storybook/react-vite';

/** What `.storybook` itself imports; named here so that Vite never meets it half-way through a test run and reloads. */
const ownDependencies = [
  '@storybook/addon-docs/blocks',
  'axe-core',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'react/jsx-dev-runtime',
  'storybook/actions',
  'storybook/preview-api',
  'storybook/test',
  'storybook/theming/create',
  'styled-components',
];

/** One Storybook for the design system and the screens built from it. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.mdx',
    '../packages/app/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    './public',
    { from: '../packages/ui/node_modules/@fontsource-variable/inter/files', to: '/fonts' },
    { from: '../packages/ui/tokens', to: '/tokens' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  docs: { defaultName: 'Overview' },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, 'process.env.VIRT_ON': '"1"' },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...ownDependencies],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
