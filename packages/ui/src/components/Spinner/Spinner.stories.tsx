import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Messages/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          'Waiting for something whose shape nobody knows yet, such as a check of an address.\n\n- Don’t use it where the shape is known: that is `Skeleton`.\n- Don’t put it into a button: `isPending` does that.\n- Name what is awaited.',
      },
    },
  },
  args: { label: 'Checking the address' },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 16 } };

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking the address' })).toBeVisible();
  },
};

export const Large: Story = { args: { size: 40 } };

export const EverySize: Story = {
  name: 'Every size',
  tags: ['forced-colors'],
  render: (args) => (
    <Inline gap={4}>
      <Spinner {...args} size={16} label="Small" />
      <Spinner {...args} size={24} label="Medium" />
      <Spinner {...args} size={40} label="Large" />
    </Inline>
  ),
};

export const Still: Story = {
  name: 'Still, with less motion',
  play: async ({ canvas, step }) => {
    await step('Nothing turns for people who ask for less motion', async () => {
      const turns = canvas.getByRole('progressbar').getAnimations().length > 0;
      await expect(turns).toBe(matchMedia('(prefers-reduced-motion: no-preference)').matches);
    });
  },
};
