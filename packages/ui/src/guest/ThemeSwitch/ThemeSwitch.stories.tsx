import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Guest menu/ThemeSwitch',
  component: ThemeSwitch,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Switches the guest page between light and dark, and names what a press leads to. The page’s late script puts it into the footer with the same declarations and drawings (`theme-switch-css.ts`, `theme-icons.gen.ts`), so it is never there in vain. The back office keeps its theme in the profile and does not use it.',
      },
    },
  },
  args: { to: 'dark', words: {}, children: 'Dark' },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  tags: ['keyboard', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('It says what a press leads to, and takes the focus', async () => {
      const button = canvas.getByRole('button', { name: 'Dark' });
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const ToLight: Story = { name: 'To light', args: { to: 'light', children: 'Light' } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { words: { spoken: { lang: 'en', dir: 'ltr' } } },
};
