import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { SoldOutMark } from './SoldOutMark.tsx';

const meta = {
  title: 'Guest menu/SoldOutMark',
  component: SoldOutMark,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Says in words that a dish cannot be ordered now. The dish stays on the page and keeps its price. Do not use it for what is hidden or comes later.',
      },
    },
  },
  args: { children: 'Sold out' },
} satisfies Meta<typeof SoldOutMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SoldOut: Story = {
  name: 'Sold out',
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { children: 'نفد' },
};
