import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answers, fails, patience, press, screenParameters, StoryApp, usual } from '#shared/testing/index.ts';

const meta = {
  title: 'App/Confirm e-mail',
  component: StoryApp,
  args: { path: '/confirm-email#a-token-of-at-least-twenty-characters' },
  parameters: { ...screenParameters, msw: [...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirm e-mail' }, patience);
  },
};

export const Confirmed: Story = {
  parameters: { msw: [answers('confirmEmail', { email: 'ada@example.org' }), ...usual] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm e-mail' }, patience));
    await canvas.findByText('From now on, sign in with ada@example.org.', {}, patience);
    await expect(canvas.getByRole('link', { name: 'Go to Cardamom' })).toHaveAttribute('href', '/');
  },
};

export const Spent: Story = {
  name: 'A link that is spent',
  parameters: { msw: [fails('confirmEmail', 'C_009'), ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirm e-mail' }, patience);
    await press(canvas, 'Confirm e-mail');
    await canvas.findByRole('heading', { level: 1, name: 'This link no longer works' }, patience);
  },
};

// proves: errors.C_004
export const TakenMeanwhile: Story = {
  name: 'An address that somebody has by now',
  parameters: { msw: [fails('confirmEmail', 'C_004'), ...usual] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm e-mail' }, patience));
    await canvas.findByText('Email already exists', {}, patience);
  },
};

export const WithoutToken: Story = {
  name: 'Without token',
  args: { path: '/confirm-email' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This link is not complete' }, patience);
  },
};
