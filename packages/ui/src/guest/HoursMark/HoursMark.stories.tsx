import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { HoursMark } from './HoursMark.tsx';

const meta = {
  title: 'Guest menu/HoursMark',
  component: HoursMark,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Says from when a menu is on that is shown before its hours: below the name of the menu and of each of its sections, so that greyed dishes are never explained by colour alone. Do not use it for a dish: that is sold out or hidden.',
      },
    },
  },
  args: { children: 'from Friday 18:30', words: {} },
} satisfies Meta<typeof HoursMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Later: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from Friday 18:30')).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Long text on a narrow phone',
  decorators: [onNarrowPhone],
  args: { children: 'from Wednesday 23 December 2026, 18:30' },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { children: 'من الجمعة 18:30' },
};
