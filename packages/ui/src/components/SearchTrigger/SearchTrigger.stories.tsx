import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchTrigger } from './SearchTrigger.tsx';

const meta = {
  title: 'Layout/SearchTrigger',
  component: SearchTrigger,
  parameters: {
    docs: {
      description: {
        component:
          'Stands in the `AppBar` and opens the `CommandPalette`. It looks like a field, because people look for a field; the field itself is in the palette. On phones only its drawing is left.',
      },
    },
  },
  args: { label: 'Search or go to…', shortcut: 'Ctrl K', onPress: fn() },
} satisfies Meta<typeof SearchTrigger>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['responsive', 'forced-colors'] };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, args, step }) => {
    await step('It is one button with its words as its name, also where they are not shown', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Search or go to…' })).toHaveFocus();
    });
    await step('Enter opens what it stands for', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
};
