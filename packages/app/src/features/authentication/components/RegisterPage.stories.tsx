import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answers, configuration, screenParameters, StoryApp, usual, waits } from '#shared/testing/index.ts';

const meta = {
  title: 'App/Register',
  component: StoryApp,
  args: { path: '/register' },
  parameters: { ...screenParameters, msw: [...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await canvas.findByText('Guests see this name. It is fixed after registration.');
  },
};

export const Loading: Story = { parameters: { msw: [waits('getConfiguration'), ...usual] } };

export const Closed: Story = {
  parameters: {
    msw: [answers('getConfiguration', { ...configuration, isRegistrationOpen: false }), ...usual],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Registration is closed');
  },
};

export const NothingTyped: Story = {
  name: 'Nothing typed',
  play: async ({ canvas, step }) => {
    await step('Every starred field that is empty says so', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Register restaurant' }));
      await expect(await canvas.findAllByText('This field is required')).toHaveLength(5);
      const type = canvas.getByRole('button', { name: /Venue type/ });
      await expect(type).toHaveAccessibleDescription(/^Required/);
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Guests see this name. It is fixed after registration.');
  },
};
