import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';

const meta = {
  title: 'Guest menu/ConnectionLine',
  component: ConnectionLine,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'The page that somebody reads while the network goes: what it shows, and since when that may have changed. The page’s script makes it with the same declarations (`connection-line-css.ts`), so that a page with a network carries none of it. A page that is opened without a network says so at its top (`KeptNotice`).',
      },
    },
  },
  args: { children: 'No connection. Prices and allergens as of 19:42.' },
} satisfies Meta<typeof ConnectionLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('It lies at the foot of the window', async () => {
      const line = canvas.getByText(/as of 19:42/);
      await expect(Math.round(line.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    });
  },
};

export const Narrow: Story = { name: 'On a narrow phone', decorators: [onNarrowPhone] };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { children: 'لا يوجد اتصال. الأسعار ومسببات الحساسية حتى 19:42.', language: 'ar' },
};
