import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { GuestNotice } from './GuestNotice.tsx';

const meta = {
  title: 'Guest menu/GuestNotice',
  component: GuestNotice,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Says why there is nothing to read and what to do: an empty menu, a page that does not exist, a menu that starts later. Level 1 where it is the whole page. Not for warnings beside dishes.',
      },
    },
  },
  args: {
    title: 'Nothing is on this menu yet',
    words: {},
    children: <p>Please ask us what we are serving today.</p>,
  },
} satisfies Meta<typeof GuestNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BelowTheName: Story = {
  name: 'Below the restaurant’s name',
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const WholePage: Story = {
  name: 'The whole page',
  args: {
    level: 1,
    title: 'This menu is not here',
    children: <p>The address may have been mistyped. Scan the code on the table again, or ask the staff.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Narrow: Story = { name: 'On a narrow phone', decorators: [onNarrowPhone] };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { title: 'لا شيء في هذه القائمة بعد', children: <p>اسألنا عمّا نقدّمه اليوم.</p> },
};
