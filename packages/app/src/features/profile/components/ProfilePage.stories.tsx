import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  fails,
  signedInAs,
  screenParameters,
  StoryApp,
  usual,
  waiter,
  waits,
} from '#shared/testing/index.ts';

const meta = {
  title: 'App/Profile settings',
  component: StoryApp,
  args: { path: '/profile-setting' },
  parameters: { ...screenParameters, msw: [...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: staff.phone.grouped
export const Owner: Story = {
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await canvas.findByText('+351 912 123 4567');
  },
};

export const Waiter: Story = {
  parameters: { msw: [signedInAs(waiter), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('rui@example.com');
  },
};

// proves: guard.profile-page-exempt
export const Loading: Story = {
  parameters: { msw: [waits('getMyProfile'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Profile settings' });
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getMyProfile', 'fallback'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Your profile could not be loaded');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('+351 912 123 4567');
  },
};
