import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = { title: 'Pictures/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithName: Story = { name: 'With its name' };

export const MarkOnly: Story = {
  name: 'Mark only',
  args: { hidesName: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Cardamom' })).toBeVisible();
  },
};
