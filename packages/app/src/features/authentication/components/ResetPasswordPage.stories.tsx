import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fails, patience, screenParameters, StoryApp, succeeds, usual } from '#shared/testing/index.ts';

const meta = {
  title: 'App/Reset password',
  component: StoryApp,
  args: { path: '/reset-password#a-token-of-at-least-twenty-characters' },
  parameters: { ...screenParameters, msw: [fails('getMyProfile', 'C_009'), ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function setPassword(canvas: Canvas, password: string, again = password) {
  await userEvent.type(await canvas.findByLabelText(/^New password(?! again)/, {}, patience), password);
  await userEvent.type(canvas.getByLabelText(/^New password again/), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
}

export const Ready: Story = {
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Set a new password' }, patience);
  },
};

// proves: password.length
export const Weak: Story = {
  name: 'A password that breaks a rule',
  play: async ({ canvas }) => {
    await setPassword(canvas, 'Short1');
    await canvas.findByText('Your Password Must Have: At least 8 characters', {}, patience);
  },
};

// proves: password.change.mismatch
export const Differ: Story = {
  name: 'Passwords that do not match',
  play: async ({ canvas }) => {
    await setPassword(canvas, 'Fresh basil 2', 'Fresh basil 3');
    await canvas.findByText('Passwords do not match', {}, patience);
  },
};

export const Done: Story = {
  parameters: { msw: [succeeds('resetPassword'), fails('getMyProfile', 'C_009'), ...usual] },
  play: async ({ canvas, step }) => {
    await step('The new password is asked for at once', async () => {
      await setPassword(canvas, 'Fresh basil 2');
      await canvas.findByRole('heading', { level: 1, name: 'Sign in' }, patience);
      await within(document.body).findByText('Password changed. Sign in with the new one.', {}, patience);
    });
  },
};

export const Spent: Story = {
  name: 'A link that is spent',
  parameters: { msw: [fails('resetPassword', 'C_009'), ...usual] },
  play: async ({ canvas }) => {
    await setPassword(canvas, 'Fresh basil 2');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'This link no longer works' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const WithoutToken: Story = {
  name: 'Without token',
  args: { path: '/reset-password' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This link is not complete' }, patience);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Set password' }, patience);
  },
};
