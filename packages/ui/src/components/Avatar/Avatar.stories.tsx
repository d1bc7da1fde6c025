import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Pictures/Avatar',
  component: Avatar,
  args: { name: 'Mira Lindqvist' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mira Lindqvist' })).toHaveTextContent('ML');
  },
};

export const AnyScript: Story = {
  name: 'Any script',
  render: () => (
    <Inline>
      <Avatar name="Øyvind Ås" />
      <Avatar name="林 美玲" />
      <Avatar name="Зоя" />
      <Avatar name="👩‍🍳 Chef" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Зоя' })).toHaveTextContent('З');
    await expect(canvas.getByRole('img', { name: '👩‍🍳 Chef' })).toHaveTextContent('👩‍🍳C');
  },
};
