import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { DishWarning } from './DishWarning.tsx';

const meta = {
  title: 'Guest menu/DishWarning',
  component: DishWarning,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'On a filtered menu, in a dish that is safe without some of its options: names those options. It stands for nothing else, and is left out where there is nothing to warn of.',
      },
    },
  },
  args: {
    children: 'Do not choose: Peanut satay (peanuts), Sauce of the week (not declared)',
    words: {},
  },
} satisfies Meta<typeof DishWarning>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoOptions: Story = {
  name: 'Two options',
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Do not choose: Peanut satay/)).toBeVisible();
  },
};

export const Narrow: Story = { decorators: [onNarrowPhone] };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { children: 'لا تختر: صلصة الفول السوداني' },
};
