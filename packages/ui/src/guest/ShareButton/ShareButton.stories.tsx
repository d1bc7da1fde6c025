import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { storyDishWords } from '../story-menu.ts';
import { onGuestPage, withScript } from '../story-surroundings.tsx';
import { ShareButton } from './ShareButton.tsx';

const meta = {
  title: 'Guest menu/ShareButton',
  component: ShareButton,
  decorators: [onGuestPage],
  beforeEach: withScript,
  parameters: {
    docs: {
      description: {
        component:
          'Hands the address of a dish on: by the phone’s own way, else by copying it. It is markup alone; the guest page’s inline script answers it, and without JavaScript it is not there.',
      },
    },
  },
  args: { words: storyDishWords },
} satisfies Meta<typeof ShareButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['responsive', 'forced-colors', 'keyboard'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** As the page's script leaves it. */
export const Copied: Story = {
  play: async ({ canvas, step }) => {
    await step('What is said stands beside the button, and leaves its name alone', async () => {
      const status = canvas.getByRole('status');
      const button = canvas.getByRole('button', { name: 'Share' });
      status.textContent = button.dataset['share'] ?? '';
      await expect(canvas.getByText('Address copied')).toBeVisible();
      await expect(button).toHaveAccessibleName('Share');
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { words: { share: 'مشاركة', copied: 'تم نسخ العنوان' } },
};
