import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { ShareMenu } from './ShareMenu.tsx';

const meta = {
  title: 'Guest menu/ShareMenu',
  component: ShareMenu,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Hands a menu’s address on. The page’s late script puts it into the footer with the same declarations (`share-menu-css.ts`) where the browser has its own way to share, so it is never there in vain. The page of a dish has a `ShareButton`, which copies the address elsewhere.',
      },
    },
  },
  args: { words: {}, children: 'Share this menu' },
} satisfies Meta<typeof ShareMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['responsive', 'forced-colors', 'keyboard'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share this menu' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { words: { spoken: { lang: 'en', dir: 'ltr' } } },
};
