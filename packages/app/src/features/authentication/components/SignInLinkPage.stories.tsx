import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { fails, screenParameters, StoryApp, usual } from '#shared/testing/index.ts';

const meta = {
  title: 'App/Sign-in link',
  component: StoryApp,
  args: { path: '/sign-in-link#a-token-of-at-least-twenty-characters' },
  parameters: { ...screenParameters, msw: [...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in now' });
  },
};

export const Spent: Story = {
  parameters: { msw: [fails('spendSignInLink', 'C_009'), ...usual] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in now' }));
    await canvas.findByText('This link no longer works');
  },
};

export const WithoutToken: Story = {
  name: 'Without token',
  args: { path: '/sign-in-link' },
  play: async ({ canvas }) => {
    await canvas.findByText('This link is not complete');
  },
};
