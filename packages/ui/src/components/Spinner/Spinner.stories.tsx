import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Messages/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 16 } };

export const Medium: Story = {
  args: { label: 'Checking the address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking the address' })).toBeVisible();
  },
};

export const Large: Story = { args: { size: 40 } };
