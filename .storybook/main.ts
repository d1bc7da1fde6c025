import type { StorybookConfig } from '@storybook/react-vite';

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
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  docs: { defaultName: 'Overview' },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, 'process.env.VIRT_ON': '"1"' },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
