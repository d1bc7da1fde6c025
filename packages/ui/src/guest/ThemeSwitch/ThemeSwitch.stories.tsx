import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { storyWords } from '../story-menu.ts';
import { onGuestPage, withScript } from '../story-surroundings.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Guest menu/ThemeSwitch',
  component: ThemeSwitch,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Switches the guest page between light and dark; the page’s inline script does the work and shows the button. It names what a press leads to. The back office keeps its theme in the profile and does not use it.',
      },
    },
  },
  args: { words: storyWords },
  beforeEach: withScript,
} satisfies Meta<typeof ThemeSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  tags: ['keyboard', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('It says what a press leads to, and takes the focus', async () => {
      const button = canvas.getByRole('button', { name: /^(Dark|Light)$/ });
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const WithoutScript: Story = {
  name: 'Without JavaScript',
  play: async ({ canvas }) => {
    delete document.documentElement.dataset['script'];
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { words: { showDark: 'داكن', showLight: 'فاتح' } },
};
