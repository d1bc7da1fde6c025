import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { KeptNotice } from './KeptNotice.tsx';

const meta = {
  title: 'Guest menu/KeptNotice',
  component: KeptNotice,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'At the top of a page that the service worker kept and shows where no network answers. It says from when the page is, because allergens may have changed since. The worker writes it with the same declarations (`kept-notice-css.ts`). While a page is being read, `ConnectionLine` says that the network has gone.',
      },
    },
  },
  args: {
    title: 'You are offline.',
    children: 'This menu is as of Thursday 19:42; prices and allergens may have changed. Ask us.',
  },
} satisfies Meta<typeof KeptNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('It is announced as soon as the page is there', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('as of Thursday 19:42');
    });
  },
};

export const ServerAway: Story = {
  name: 'The restaurant cannot be reached',
  args: { title: 'We cannot be reached at the moment.' },
};

export const Narrow: Story = { name: 'On a narrow phone', decorators: [onNarrowPhone] };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    title: 'أنت غير متصل.',
    children: 'هذه القائمة كما كانت يوم الخميس 19:42، وقد تكون الأسعار ومسببات الحساسية قد تغيرت. اسألنا.',
    language: 'ar',
  },
};
